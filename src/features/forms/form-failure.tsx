import { useSite } from '../../lib/api'
import { enquiryWords } from '#words/enquiry'
import { Icon } from '../../ui/icon'
import { CallLink } from './call-link'
import type { EnquiryState } from './enquiry'
import styles from './form-failure.module.css'

/** Why a request was not sent, in plain words, with another try and the telephone. */
export function FormFailure({ failure, onRetry }: { failure: EnquiryState['failure']; onRetry: () => void }) {
  const [phone] = useSite().phones
  return (
    <div role="alert" className={styles.place}>
      {failure && (
        <div className={styles.failure}>
          <Icon name={failure.kind === 'offline' ? 'wifi-off' : 'alert'} />
          <p>{textOf(failure)}</p>
          <div className={styles.ways}>
            <button type="button" className="button secondary" onClick={onRetry}>
              <Icon name="refresh" />
              {enquiryWords.tryAgain}
            </button>
            {phone && <CallLink number={phone.number} />}
          </div>
        </div>
      )}
    </div>
  )
}

function textOf({ kind, seconds }: NonNullable<EnquiryState['failure']>): string {
  return kind === 'busy' ? enquiryWords.failures.busy(enquiryWords.wait(seconds)) : enquiryWords.failures[kind]
}
