import { useApi, useSite } from '../../lib/api'
import { clinicPageWords } from '#words/page/clinic'
import { timeWords } from '#words/time'
import type { GalleryItem } from '../../shared/contract/content'
import { hoursInWords } from '../../shared/clinic-time'
import { directionsLink } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { Icon } from '../../ui/icon'
import { FramedPicture } from '../../ui/framed-picture'
import { Below } from '../../ui/below'
import { ClosingCall } from '../../ui/closing-call'
import { OnThisPage } from '../../ui/on-this-page'
import { PageHead } from '../../ui/page-head'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './article.module.css'

/** The clinic: outside it first, since people come to find it; then the text, with the rooms beside the parts that the gallery names for them. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const rooms = useApi('gallery')
  const outside = rooms.filter(({ beside }) => !beside)
  const pictures = (id: string) => {
    const those = rooms.filter(({ beside }) => beside === id)
    const great = those.length === 1 && id !== page.sections[0]?.id
    return (
      those.length > 0 && (
        <div className={great ? `${styles.rooms} ${styles.great}` : styles.rooms}>
          {those.map((room) => (
            <Room key={room.id} of={room} widest={great ? '60rem' : undefined} />
          ))}
        </div>
      )
    )
  }
  return (
    <>
      <PageHead page={page} />
      <Below>
        <div className={`wrap ${styles.first}`}>
          {[outside[0], outside.at(-1)].map((room) => room && <Room key={room.id} of={room} />)}
        </div>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage of={page.sections} />
          <div className={styles.text}>
            {page.intro && <Prose of={page.intro} />}
            <Sections of={page.sections.slice(0, 1)} beside={pictures} />
            <Plain />
            <Sections of={page.sections.slice(1)} beside={pictures} />
          </div>
        </div>
        <ClosingCall of={useSite()} />
      </Below>
    </>
  )
}

function Room({ of: { picture, title }, widest = '37rem' }: { of: GalleryItem; widest?: string | undefined }) {
  return (
    <figure>
      <FramedPicture of={picture} frame="room" sizes={`(min-width: 600px) ${widest}, 100vw`} />
      <figcaption>{title}</figcaption>
    </figure>
  )
}

function Plain() {
  const site = useSite()
  return (
    <aside className={styles.plain} aria-label={clinicPageWords.plain}>
      <h2>{clinicPageWords.glance}</h2>
      <address>
        {site.address.line}
        <br />
        {site.address.city}, {site.address.region}&nbsp;{site.address.postalCode}
      </address>
      <dl>
        {hoursInWords(site.hours, timeWords).map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <p>
        <a href={directionsLink(site.coordinates)} target="_blank" rel="noopener">
          <Icon name="directions" />
          {clinicPageWords.directions}
        </a>
      </p>
      <p>
        <a href={href('gallery')}>{clinicPageWords.rooms}</a>
      </p>
    </aside>
  )
}
