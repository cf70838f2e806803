import { captchaWords } from '#words/captcha'
import { Icon } from '../../../ui/icon'
import styles from './captcha-picture.module.css'
import type { CaptchaState } from './captcha-step'

const texts = captchaWords

/** The picture in its place of 167 by 50 px (docs/requirements.md), which is there before the picture is. */
export function CaptchaPicture({ status, img }: { status: CaptchaState['status']; img: string | undefined }) {
  return (
    <div className={styles.place} data-status={status}>
      {img ? (
        <img src={img} width={167} height={50} alt={texts.picture} />
      ) : status === 'offline' || status === 'down' ? (
        <Icon name={status === 'offline' ? 'wifi-off' : 'alert'} />
      ) : (
        <span key={status}>{status === 'loading' ? texts.loading : texts.idle}</span>
      )}
    </div>
  )
}
