import { useSite } from '../../lib/api'
import { mailTo } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { privacyWords } from '#words/enquiry'
import { Filled } from '../../ui/filled'
import styles from './privacy-notice.module.css'

const texts = privacyWords

/** What is stored, why, for how long and how it is erased. Sending the form is the request; nothing is to be ticked. */
export function PrivacyNotice() {
  const { name, email, retentionMonths } = useSite()
  return (
    <p className={styles.notice}>
      <Filled text={texts.beside(name, retentionMonths)} email={<a href={mailTo(email)}>{email}</a>} />{' '}
      <a href={href('privacy')}>{texts.policy}</a>
    </p>
  )
}
