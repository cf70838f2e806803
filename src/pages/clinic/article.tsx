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
import { OnThisPage } from '../../ui/on-this-page'
import { PageHead } from '../../ui/page-head'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './article.module.css'

/** The clinic: rooms first, since people come to see them; then the plain facts and the text, with further rooms along it. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const rooms = useApi('gallery')
  return (
    <>
      <PageHead page={page} />
      <Below>
        <div className="wrap">
          <Rooms of={rooms.slice(0, 2)} sizes="(min-width: 600px) 50vw, 100vw" />
        </div>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage of={page.sections} />
          <Plain />
          <div className={styles.text}>
            {page.picture && <FramedPicture of={page.picture} frame="scene" sizes="(min-width: 992px) 50rem, 100vw" />}
            {page.intro && <Prose of={page.intro} />}
            <Sections of={page.sections} />
          </div>
          <Rooms of={rooms.slice(2, 8)} sizes="(min-width: 1200px) 18rem, 50vw" />
        </div>
      </Below>
    </>
  )
}

const Rooms = ({ of, sizes }: { of: GalleryItem[]; sizes: string }) => (
  <ul className={styles.rooms}>
    {of.map(({ id, title, picture }) => (
      <li key={id}>
        <FramedPicture of={picture} frame="room" sizes={sizes} />
        <p>{title}</p>
      </li>
    ))}
  </ul>
)

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
