import { useState } from 'react'
import { useOnceHydrated } from '../../lib/hydrated'
import { sharePage } from '../../lib/share'
import { frameWords } from '#words/frame'
import { Icon } from '../../ui/icon'
import styles from './share-and-print.module.css'

/** Share by the device's own sheet, or copy the address; print the page. @param print what printing is for, as the button's text */
export function ShareAndPrint({ print: printLabel }: { print: string }) {
  const canShare = useOnceHydrated(() => 'share' in navigator)
  const [copied, setCopied] = useState(false)

  return (
    <div className={`wrap ${styles.actions}`}>
      <button type="button" className="button quiet" onClick={() => void sharePage().then(setCopied)}>
        <Icon name={canShare ? 'share' : 'copy'} />
        {canShare ? frameWords.share : frameWords.copyLink}
      </button>
      <button type="button" className="button quiet" onClick={() => print()}>
        <Icon name="print" />
        {printLabel}
      </button>
      <span role="status">{copied ? frameWords.copied : ''}</span>
    </div>
  )
}

/** Whether a device can share does not change while a page is open. */
