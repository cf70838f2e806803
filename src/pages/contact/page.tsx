import { useSnapshot } from 'valtio'
import { formWords } from '#words/forms'
import { CallbackForm, ContactForm } from '../../features/forms/forms'
import { ClinicMap } from '../../features/map/map'
import { hours } from '../../stores/hours'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import layout from '../../ui/form-page.module.css'
import styles from './contact.module.css'

const Text = part(() => import('./contact-texts'))
export const parts = [Text]

/** Banner, how to reach the clinic or to be called (on a wide screen beside the form), the form and the map, and how to get here. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="banner">{() => <Text of="banner" text={text} />}</Static>
      <div className={`wrap ${layout.columns} ${styles.ways}`}>
        <div>
          <Static id="details">{() => <Text of="details" text={text} />}</Static>
          <OpenNow />
          <div className={`folds ${styles.callback}`}>
            <details>
              <summary>
                <h2 id="callback">{formWords.titles.callback}</h2>
              </summary>
              <p>{formWords.intros.callback}</p>
              <CallbackForm />
            </details>
          </div>
        </div>
        <ContactForm main />
        <ClinicMap />
      </div>
      <div className={styles.band}>
        <Static id="rest" className={`wrap ${styles.text}`}>
          {() => <Text of="rest" text={text} />}
        </Static>
      </div>
    </>
  )
}

/** Whether somebody answers now. The hours of the week stand below the numbers. */
function OpenNow() {
  const { now } = useSnapshot(hours)
  return <p className={styles.now}>{now?.text}</p>
}
