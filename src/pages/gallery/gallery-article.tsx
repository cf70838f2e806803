import { FilterChips } from '../../features/filter/filter-chips'
import { galleryWords } from '#words/page/gallery'
import { groupsOf } from '../../features/filter/groups-of'
import { useApi, useSite } from '../../lib/api'
import type { GalleryItem } from '../../shared/contract/content'
import { frameWords } from '#words/frame'
import { ClosingCall } from '../../ui/closing-call'
import { EmptyList } from '../../ui/empty-list'
import { Icon } from '../../ui/icon'
import { PageHead } from '../../ui/page-head'
import { FramedPicture } from '../../ui/framed-picture'
import { areSamples, Samples } from '../../ui/samples'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './gallery-article.module.css'

/** The clinic's rooms as a walk, in the order in which a visitor comes through them. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const rooms = useApi('gallery')
  const groups = groupsOf(rooms, ({ room }) => [room])
  const samples = areSamples(rooms)
  return (
    <>
      <PageHead page={page} name={frameWords.gallery} />
      <div className={`wrap ${styles.walk}`}>
        <FilterChips legend={galleryWords.show} options={groups.options} count={rooms.length} />
        {rooms.length === 0 && <EmptyList>{galleryWords.none}</EmptyList>}
        {samples && <Samples text={galleryWords.samples} />}
        {groups.options.map(({ label }, index) => (
          <Chapter
            key={label}
            name={label}
            number={index + 1}
            rooms={rooms.filter(({ room }) => room === label)}
            marked={!samples}
          />
        ))}
        <div className="page-notes boxed">
          <Sections of={page.sections} />
        </div>
      </div>
      <ClosingCall of={useSite()} />
    </>
  )
}

interface ChapterProps {
  name: string
  number: number
  rooms: GalleryItem[]
  /** Whether each sample says so by itself. */
  marked: boolean
}

function Chapter({ name, number, rooms, marked }: ChapterProps) {
  return (
    <section className={styles.chapter} aria-labelledby={`chapter-${number}`} data-in={number}>
      <h2 id={`chapter-${number}`}>
        <span aria-hidden="true">{number}</span>
        {name}
      </h2>
      <ul className={styles.rooms}>
        {rooms.map((room, index) => (
          <li key={room.id} data-in={number}>
            <Room of={room} marked={marked && room.sample} eager={number === 1 && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Room({ of: { title, text, picture }, marked, eager }: { of: GalleryItem; marked: boolean; eager: boolean }) {
  return (
    <figure>
      <a href={picture.src} data-picture="">
        <FramedPicture of={picture} frame="room" eager={eager} sizes="(min-width: 992px) 32rem, 100vw" />
        <Icon name="plus" />
      </a>
      <figcaption>
        <h3>{title}</h3> {marked && <span className="sample">{frameWords.sample}</span>}
        <p>{text}</p>
      </figcaption>
    </figure>
  )
}
