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

/** The clinic: two rooms first, since people come to see them; then the plain facts and the text, with the room beside each part that the gallery names for it. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const rooms = useApi('gallery')
  const site = useSite()
  return (
    <>
      <PageHead page={page} />
      <Below>
        <div className={`wrap ${styles.first}`}>
          <Room of={rooms[0]} />
          <Room of={rooms[1]} />
        </div>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage of={page.sections} />
          <div className={styles.text}>
            <Plain />
            {page.picture && <FramedPicture of={page.picture} frame="scene" sizes="(min-width: 992px) 50rem, 100vw" />}
            {page.intro && <Prose of={page.intro} />}
            {page.sections.map((section) => (
              <div key={section.id} className={styles.part}>
                <Sections of={[section]} />
                <Room of={rooms.find(({ beside }) => beside === section.id)} />
              </div>
            ))}
          </div>
        </div>
        <ClosingCall of={site} />
      </Below>
    </>
  )
}

function Room({ of }: { of: GalleryItem | undefined }) {
  return (
    of && (
      <figure className={styles.room}>
        <FramedPicture of={of.picture} frame="room" sizes="(min-width: 600px) 30rem, 100vw" />
        <figcaption>{of.title}</figcaption>
      </figure>
    )
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
