import { AppointmentForm } from '../../features/forms/forms'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './landing.module.css'

const Text = part(() => import('./landing-texts'))
export const parts = [Text]

/** One page for one purpose, without header and footer: what a consultation is, and the form, which a phone shows on its first screen. */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="invitation" className={styles.head}>
        {() => <Text of="invitation" text={text} />}
      </Static>
      {/* Below the form, and loaded when it is near, where the form needs the room. */}
      <Static id="art" className={styles.art}>
        {() => <Text of="art" text={text} />}
      </Static>
      <div className={styles.form}>
        <AppointmentForm variant="quick" />
      </div>
      <Static id="further" className={styles.text}>
        {() => <Text of="further" text={text} />}
      </Static>
    </div>
  )
}
