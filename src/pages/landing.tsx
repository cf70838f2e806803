import { AppointmentForm } from '../features/forms/forms'
import { useApi, useSite } from '../lib/api'
import { telephone } from '../shared/contact-links'
import { href } from '../shared/routes'
import { Brand } from '../ui/brand'
import { Icon } from '../ui/icon'
import { Prose } from '../ui/prose'
import { Sections } from '../ui/sections'
import { Static } from '../ui/static'
import styles from './landing.module.css'

/** One page for one purpose, without header and footer: what a consultation is, and the form. */
export function Page() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="invitation" className={styles.text}>
        {() => <Invitation />}
      </Static>
      <div className={styles.form}>
        <AppointmentForm variant="quick" />
      </div>
    </div>
  )
}

function Invitation() {
  const site = useSite()
  const page = useApi('page', { id: 'lp' })
  const [phone] = site.phones
  return (
    <>
      <Brand site={site} />
      {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
      <h1>{page.title}</h1>
      <Prose of={page.lead} className="lead" />
      {phone && (
        <p>
          <a className="button secondary" href={telephone(phone.number)}>
            <Icon name="phone" />
            {phone.number}
          </a>
        </p>
      )}
      <Sections of={page.sections} />
      <p className={styles.small}>
        {site.footer.disclaimer} <a href={href('home')}>{site.fullName}</a>
      </p>
    </>
  )
}
