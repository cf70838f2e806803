import { useSite } from '../../../lib/api'
import { formStrings } from '../../../shared/form-strings'
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
          <p>{formStrings.captcha[trouble]}</p>
          {phone && !hasPicture && <CallLink number={phone.number} />}
        </div>
      )}
    </div>
  )
}
