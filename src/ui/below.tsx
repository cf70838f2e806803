import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react'
import { afterPaint } from './after-paint'
import { pagesMayMove } from './motion'
import styles from './below.module.css'

/** Whether a page that has just been gone to shows its head first. */
export const HeadFirst = createContext(false)

/** What lies below the head of a page: on a phone it comes a frame later, so that the heading is not kept waiting (decision 15). */
export function Below({ children }: { children: ReactNode }) {
  const headFirst = use(HeadFirst)
  const [shown, setShown] = useState(() => !headFirst || pagesMayMove())
  useEffect(() => {
    if (shown) return
    return afterPaint(() => startTransition(() => setShown(true)))
  }, [shown])
  return shown ? children : <div className={styles.room} />
}
