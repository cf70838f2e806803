import { CallbackForm, ContactForm } from '../../features/forms/forms'
import { ClinicMap } from '../../features/map/map'
import { useApi, useSite } from '../../lib/api'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import { part, Static } from '../../ui/static'
import styles from './contact.module.css'

const Details = part(async () => ({ Content: (await import('../../ui/contact-details')).ContactDetails }))
export const parts = [Details]

/** Banner, the form with the clinic's details beside it, a call back instead, and how to get here. */
export function Page() {
  const site = useSite()
  return (
    <>
      <Static id="banner" className={styles.banner}>
        {() => <Banner />}
      </Static>
      <div className={`wrap ${styles.columns}`}>
        <ContactForm level={0} />
        <div className={styles.beside}>
          <Static id="details">{() => <Details site={site} />}</Static>
          <ClinicMap />
        </div>
      </div>
      <div className={styles.band} id="callback">
        <div className={`wrap ${styles.columns}`}>
          <Static id="ways" className={styles.text}>
            {() => <Ways />}
          </Static>
          <CallbackForm />
        </div>
      </div>
    </>
  )
}

const usePage = () => useApi('page', { id: 'contact' })
const Banner = () => <PageHead page={usePage()} />
const Ways = () => <Sections of={usePage().sections} />
