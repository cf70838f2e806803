import { useSite } from '../../../lib/api'
import { captchaWords } from '#words/captcha'
import { CallLink } from '../call-link'
import type { CaptchaState } from './captcha-step'
import styles from './captcha-trouble.module.css'

/** Why there is no code to type, and the telephone in its place. */
export function CaptchaTrouble({ status, hasPicture }: { status: CaptchaState['status']; hasPicture: boolean }) {
  const [phone] = useSite().phones
  const trouble = status === 'down' ? status : status === 'offline' ? (hasPicture ? 'offlineWithCode' : status) : undefined
  return (
    <div role="status">
      {trouble && (
        <div className={styles.trouble}>
          <p>{captchaWords[trouble]}</p>
          {phone && !hasPicture && <CallLink number={phone.number} />}
        </div>
      )}
    </div>
  )
}
