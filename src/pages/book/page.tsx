import { AppointmentForm } from '../../features/forms/forms'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import layout from '../../ui/form-page.module.css'
import styles from './book.module.css'

const Text = part(() => import('./book-texts'))
export const parts = [Text]

/** Banner, the timings with the appointment form, and what happens next. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="banner">{() => <Text of="banner" text={text} />}</Static>
      <div className={`wrap ${layout.columns}`}>
        <AppointmentForm variant="full" level={0} />
        <div className={styles.beside}>
          <Static id="timings">{() => <Text of="timings" text={text} />}</Static>
          <Static id="next" className={`${layout.text} ${styles.next}`}>
            {() => <Text of="next" text={text} />}
          </Static>
        </div>
        <Static id="rest" className={`${layout.text} ${styles.rest}`}>
          {() => <Text of="rest" text={text} />}
        </Static>
      </div>
    </>
  )
}
