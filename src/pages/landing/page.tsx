import { AppointmentForm } from '../../features/forms/forms'
import { useApi, useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { Brand } from '../../ui/brand'
import { Icon } from '../../ui/icon'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './landing.module.css'

/** One page for one purpose, without header and footer: what a consultation is, and the form, which a phone shows on its first screen. */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="invitation" className={styles.head}>
        {() => <Invitation text={text} />}
      </Static>
      {/* Not displayed, and so not loaded, where the form needs the room. */}
      <img className={styles.art} src="/drawings/video/first-consultation.svg" alt="" width="640" height="360" loading="lazy" />
      <div className={styles.form}>
        <AppointmentForm variant="quick" />
      </div>
      <Static id="further" className={styles.text}>
        {() => <Further text={text} />}
      </Static>
    </div>
  )
}

function Invitation({ text }: OwnText) {
  const site = useSite()
  const page = useApi('page', { id: text })
  const [phone] = site.phones
  return (
    <>
      <div className={styles.top}>
        <Brand site={site} />
        {phone && (
          <a className={`button secondary ${styles.call}`} href={telephone(phone.number)}>
            <Icon name="phone" />
            <span>{phone.number}</span>
          </a>
        )}
      </div>
      {page.eyebrow && <p className="eyebrow">{page.eyebrow}</p>}
      <h1>{page.title}</h1>
      <Prose of={page.lead} className="lead" />
    </>
  )
}

function Further({ text }: OwnText) {
  const site = useSite()
  const page = useApi('page', { id: text })
  return (
    <>
      <Sections of={page.sections} />
      <p className={styles.small}>
        {site.footer.disclaimer} <a href={href('home')}>{site.fullName}</a>
      </p>
    </>
  )
}
