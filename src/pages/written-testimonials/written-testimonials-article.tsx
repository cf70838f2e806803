import { FilterChips } from '../../features/filter/filter-chips'
import { voiceWords } from '#words/page/written-testimonials'
import { useCategoryGroups } from '../../features/filter/use-category-groups'
import { useApi, useSite } from '../../lib/api'
import { timeWords } from '#words/time'
import { monthAndYear } from '../../shared/clinic-time'
import type { Picture, Testimonial } from '../../shared/contract/content'
import { foreignTag } from '../../shared/other-languages'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { ClosingCall } from '../../ui/closing-call'
import { EmptyList } from '../../ui/empty-list'
import { FramedPicture } from '../../ui/framed-picture'
import { PageHead } from '../../ui/page-head'
import { Sections } from '../../ui/sections'
import type { OwnText } from '../page-props'
import styles from './written-testimonials-article.module.css'

/** What patients wrote, set as one reads a book: who and about what in the margin, no stars. */
export function Content({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const testimonials = useApi('testimonials')
  const groups = useCategoryGroups(testimonials, ({ about }) => about)
  return (
    <>
      <PageHead page={page} beside={page.picture} />
      <div className={`wrap ${styles.body}`}>
        <FilterChips legend={voiceWords.show} options={groups.options} count={testimonials.length} />
        {testimonials.length === 0 && <EmptyList>{voiceWords.none}</EmptyList>}
        <h2 className="visually-hidden">{frameWords.testimonials}</h2>
        <ul className={styles.voices}>
          {testimonials.map((testimonial, nth) => (
            <li key={testimonial.id} data-in={groups.of(testimonial)}>
              <Voice of={testimonial} />
              {nth === 2 && page.picture && <Between of={page.picture} />}
            </li>
          ))}
        </ul>
        <div className="page-notes boxed">
          <Sections of={page.sections} />
          <SeeAlso />
        </div>
      </div>
      <ClosingCall of={useSite()} />
    </>
  )
}

function Voice({ of: { name, about, date, text, sample } }: { of: Testimonial }) {
  const [opening, rest] = splitOpening(text)
  return (
    <figure className={styles.voice}>
      <blockquote>
        <p className={styles.opening}>{opening}</p>
        <p>{rest}</p>
      </blockquote>
      <figcaption>
        <strong>{name}</strong>
        {about && <a href={about.path}>{about.menu}</a>}
        <time dateTime={date}>{monthAndYear(date, timeWords)}</time>
        {sample && <span className="sample">{frameWords.sample}</span>}
      </figcaption>
    </figure>
  )
}

/** Where the head has no room for the page's picture, it stands between two voices. */
const Between = ({ of }: { of: Picture }) => (
  <div className={styles.between}>
    <FramedPicture of={of} frame="scene" sizes="100vw" />
  </div>
)

function SeeAlso() {
  const { switches } = useSite()
  return (
    <p className={styles.also}>
      <a href={href('video-testimonials')}>{frameWords.videoTestimonials}</a>
      {switches.cases && (
        <a href={href('cases')} hrefLang={foreignTag(href('cases'))}>
          {frameWords.cases}
        </a>
      )}
    </p>
  )
}

/** The first sentence, which is set large, and what follows. */
function splitOpening(text: string): [string, string] {
  const end = text.search(/[.!?] /) + 1
  return [text.slice(0, end), text.slice(end).trim()]
}
