import { useSnapshot } from 'valtio'
import { draftWords } from '#words/enquiry'
import { Icon } from '../../../ui/icon'
import styles from './draft-notice.module.css'
import type { Enquiry } from '../enquiry'

const texts = draftWords

/** Above the fields, when they were filled from this device. */
export function DraftRestored({ enquiry }: { enquiry: Enquiry }) {
  const { restored } = useSnapshot(enquiry.draft.state)
  return (
    <div role="status">
      {restored && (
        <div className={styles.restored}>
          <Icon name="info" />
          <p>{texts.restored}</p>
          <Clear enquiry={enquiry} />
        </div>
      )}
    </div>
  )
}

/** At the foot of the form, as long as something of it lies on this device. */
export function DraftKept({ enquiry }: { enquiry: Enquiry }) {
  const { restored, kept, keepMessage } = useSnapshot(enquiry.draft.state)
  const withoutMessage = enquiry.asked.fields.includes('message') && !keepMessage
  if (!kept || restored) return null
  return (
    <div className={styles.kept}>
      <p>{withoutMessage ? texts.keptWithoutMessage : texts.kept}</p>
      <Clear enquiry={enquiry} />
    </div>
  )
}

function Clear({ enquiry }: { enquiry: Enquiry }) {
  const { name, clear } = enquiry
  const press = () => {
    clear()
    // The button goes away with its notice.
    document.getElementById(`${name}-name`)?.focus()
  }
  return (
    <button type="button" className="button quiet" aria-label={texts.clearLabel} onClick={press}>
      <Icon name="trash" />
      {texts.clear}
    </button>
  )
}
