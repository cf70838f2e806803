import { myPagesWords as texts } from '#words/my-pages'
import { useState } from 'react'
import { forgetKept } from '../../lib/own-keys'
import { CACHES } from '../../shared/offline-storage'
import { removeSite } from '../../stores/saved'
import { Icon } from '../../ui/icon'
import styles from './my-pages.module.css'

interface Props {
  onForgotten: () => void
}

/** Takes everything of the visitor off this device, after one question. */
export function ForgetEverything({ onForgotten }: Props) {
  const [asked, setAsked] = useState(false)
  const yes = async () => {
    await forgetDevice()
    onForgotten()
  }
  return (
    <section className={styles.forget} aria-labelledby="forget">
      <h2 id="forget">{asked ? texts.sure : texts.forget}</h2>
      <p>{texts.forgetLead}</p>
      {asked ? (
        <p className={styles.actions}>
          <button type="button" className="button danger" ref={focus} onClick={() => void yes()}>
            {texts.yes}
          </button>
          <button type="button" className="button secondary" onClick={() => setAsked(false)}>
            {texts.no}
          </button>
        </p>
      ) : (
        <p className={styles.actions}>
          <button type="button" className="button secondary" onClick={() => setAsked(true)}>
            <Icon name="trash" />
            {texts.forget}
          </button>
        </p>
      )}
    </section>
  )
}

const focus = (button: HTMLButtonElement | null) => button?.focus()

async function forgetDevice(): Promise<void> {
  forgetKept()
  const { deleteAllDrafts } = await import('../../lib/drafts')
  await deleteAllDrafts()
  await removeSite()
  try {
    sessionStorage.clear()
    for (const name of [CACHES.pages, CACHES.pictures, CACHES.api]) await caches.delete(name)
  } catch {
    // Storage refused: nothing was kept.
  }
}
