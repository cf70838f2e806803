import { CallbackForm, ContactForm } from '../../features/forms/forms'
import { ClinicMap } from '../../features/map/map'
import { useApi, useSite } from '../../lib/api'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import layout from '../../ui/form-page.module.css'
import styles from './contact.module.css'

const Details = part(async () => ({ Content: (await import('../../ui/contact-details')).ContactDetails }))
export const parts = [Details]

/** Banner, the form with the clinic's details beside it, a call back instead, and how to get here. */
export function Page({ text }: OwnText) {
  const site = useSite()
  return (
    <>
      <Static id="banner" className={layout.banner}>
        {() => <Banner text={text} />}
      </Static>
      <div className={`wrap ${layout.columns}`}>
        <ContactForm level={0} />
        <div className={styles.beside}>
          <Static id="details">{() => <Details site={site} />}</Static>
          <ClinicMap />
        </div>
      </div>
      <div className={styles.band} id="callback">
        <div className={`wrap ${layout.columns}`}>
          <Static id="ways" className={layout.text}>
            {() => <Ways text={text} />}
          </Static>
          <CallbackForm />
        </div>
      </div>
    </>
  )
}

const Banner = ({ text }: OwnText) => <PageHead page={useApi('page', { id: text })} />
const Ways = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />
