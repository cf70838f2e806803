import { CallbackForm, ContactForm } from '../../features/forms/forms'
import { ClinicMap } from '../../features/map/map'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import layout from '../../ui/form-page.module.css'
import styles from './contact.module.css'

const Text = part(() => import('./contact-texts'))
export const parts = [Text]

/** Banner, the form with the clinic's details beside it, a call back instead, and how to get here. */
export function Page({ text }: OwnText) {
  return (
    <>
      <Static id="banner" className={layout.banner}>
        {() => <Text of="banner" text={text} />}
      </Static>
      <div className={`wrap ${layout.columns}`}>
        <ContactForm level={0} />
        <div className={styles.beside}>
          <Static id="details">{() => <Text of="details" text={text} />}</Static>
          <ClinicMap />
        </div>
      </div>
      <div className={styles.band} id="callback">
        <div className={`wrap ${layout.columns}`}>
          <Static id="ways" className={layout.text}>
            {() => <Text of="ways" text={text} />}
          </Static>
          <CallbackForm />
        </div>
      </div>
    </>
  )
}
