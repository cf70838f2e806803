import { formWords } from '#words/forms'
import { enquiryWords } from '#words/enquiry'
import { href } from '../../../shared/routes'
import { Icon } from '../../../ui/icon'
import styles from './sent-notice.module.css'

/** In place of the form, until the thank-you page stands there: on a bad connection that takes a while. */
export function SentNotice({ reference }: { reference: string }) {
  return (
    <div className={styles.sent} role="status">
      <Icon name="check" />
      <p>
        <strong>{enquiryWords.sent}</strong> {reference && `${formWords.reference}: ${reference}.`}{' '}
        <a href={href('thank-you')}>{enquiryWords.opening}</a>
      </p>
    </div>
  )
}
