import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useOnceHydrated } from '../../lib/hydrated'
import { isReachable } from '../../lib/reachable'
import { offlineWords } from '#words/offline'
import { standIn } from '../../stores/stand-in'
import { Icon } from '../../ui/icon'
import styles from './try-again.module.css'

/** Between two looks for the connection, in ms. */
const PAUSE = 15_000

/** Where the offline page stands in for another: the way to that one, and word when the connection is back. */
export function TryAgain() {
  const { path } = useSnapshot(standIn)
  const [back, setBack] = useState(false)
  // The document is the same for every address.
  const hydrated = useOnceHydrated(() => true)

  useEffect(() => {
    if (path === '') return
    const look = () => {
      if (document.visibilityState === 'visible') void isReachable().then(setBack)
    }
    const timer = setInterval(look, PAUSE)
    addEventListener('online', look)
    return () => {
      clearInterval(timer)
      removeEventListener('online', look)
    }
  }, [path])

  if (path === '' || !hydrated) return null
  return (
    <p className={styles.again} role="status">
      {back && <span>{offlineWords.back}</span>}
      <button type="button" className="button secondary" onClick={() => location.reload()}>
        <Icon name="refresh" />
        {offlineWords.retry}
      </button>
    </p>
  )
}
