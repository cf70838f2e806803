import { useApi, useSite } from '../../lib/api'
import { telephone } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { Brand } from '../../ui/brand'
import { Icon } from '../../ui/icon'
import { FramedPicture } from '../../ui/framed-picture'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { wholeDegrees } from '../../ui/whole-words'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './landing.module.css'

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

function Art({ text }: OwnText) {
  const { picture } = useApi('page', { id: text })
  const [doctor] = useApi('doctors')
  return (
    <>
      {picture && <FramedPicture of={picture} frame="scene" sizes="(min-width: 992px) 40rem, 50vw" />}
      {doctor && (
        <p className={styles.small}>
          <strong>{doctor.name}</strong>, {wholeDegrees(doctor.credentials)}
        </p>
      )}
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

export const Content = inPlaces({ invitation: Invitation, art: Art, further: Further })
