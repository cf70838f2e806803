import { BeforeAfter } from '../../features/compare/before-after'
import { homeWords } from '#words/page/home'
import { useApi, useSite } from '../../lib/api'
import { foreignTag, foreignText } from '../../shared/other-languages'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { readingWords } from '#words/reading'
import { CategoryRows } from '../../ui/category-rows'
import { FramedPicture } from '../../ui/framed-picture'
import { Picture } from '../../ui/picture'
import { wholeDegrees } from '../../ui/whole-words'
import type { OwnText } from '../page-props'
import styles from './middle.module.css'
import { trustedHtml } from '../../ui/trusted-html'

/** What is only read: the categories, how we work, the surgeon, what recovery asks, voices, posts. */
export function Content({ text }: OwnText) {
  return (
    <div className={styles.middle}>
      <Categories />
      <HowWeWork text={text} />
      <Surgeon text={text} />
      <Recovery />
      <Results />
      <div className={`wrap ${styles.pair}`}>
        <Voices />
        <Reading />
      </div>
    </div>
  )
}

function HowWeWork({ text }: OwnText) {
  const section = useApi('page', { id: text }).sections.find(({ id }) => id === 'how-we-work')
  if (!section) return null
  return (
    <section className={styles.how} aria-labelledby={section.id}>
      <div className="wrap">
        <h2 id={section.id}>{section.heading}</h2>
        <div className={styles.steps} dangerouslySetInnerHTML={trustedHtml(section.html)} />
      </div>
    </section>
  )
}

function Categories() {
  const categories = useApi('serviceCategory')
  return (
    <section className="wrap section" aria-labelledby="categories">
      <div className="section-head">
        <p className="eyebrow">{frameWords.services}</p>
        <h2 id="categories">{homeWords.categories(categories.flatMap(({ treatments }) => treatments).length)}</h2>
      </div>
      <CategoryRows of={categories} />
    </section>
  )
}

function Surgeon({ text }: OwnText) {
  const site = useSite()
  const [doctor] = useApi('doctors')
  const { sections, picture } = useApi('page', { id: text })
  const section = sections.find(({ id }) => id === 'the-surgeon')
  if (!doctor || !section) return null
  return (
    <section className={`wrap section ${styles.surgeon}`} aria-labelledby={section.id}>
      <div className={styles.portrait}>
        <FramedPicture of={picture ?? doctor.portrait} frame="scene" sizes="(min-width: 768px) 40rem, 100vw" />
      </div>
      <div>
        <p className="eyebrow">{section.heading}</p>
        <h2 id={section.id}>{doctor.name}</h2>
        <p className={styles.credentials}>{wholeDegrees(doctor.credentials)}</p>
        <div className="prose" dangerouslySetInnerHTML={trustedHtml(section.html)} />
        <p className={styles.registration}>
          {homeWords.registration(site.surgeon.registration.number, site.surgeon.registration.council)}
        </p>
      </div>
    </section>
  )
}

function Recovery() {
  return (
    <section className={styles.recovery} aria-labelledby="recovery-teaser">
      <div className={`wrap ${styles.results}`}>
        <div className={styles.intro}>
          <h2 id="recovery-teaser">{homeWords.recovery}</h2>
          <p>{homeWords.recoveryLead}</p>
          <p>
            <a className="button secondary" href={href('aftercare')}>
              {frameWords.aftercare}
            </a>
          </p>
        </div>
        <img src="/drawings/recovery/nose.svg" alt="" width="720" height="480" loading="lazy" />
      </div>
    </section>
  )
}

function Results() {
  const [pair] = useApi('results')
  if (!useSite().switches.results || !pair) return null
  return (
    <section className={`wrap section ${styles.results}`} aria-labelledby="results-teaser">
      <div className={styles.intro}>
        <p className="eyebrow">{homeWords.resultsTopic}</p>
        <h2 id="results-teaser">{pair.title}</h2>
        <p>{pair.text}</p>
        <p>
          <a href={href('results')}>{homeWords.results}</a>
        </p>
      </div>
      <BeforeAfter pair={pair} />
    </section>
  )
}

function Voices() {
  const testimonials = useApi('testimonials').slice(0, 1)
  if (!useSite().switches.testimonials || testimonials.length === 0) return null
  return (
    <section className="section" aria-labelledby="voices">
      <div className="section-head">
        <p className="eyebrow">{frameWords.testimonials}</p>
        <h2 id="voices">{homeWords.voices}</h2>
      </div>
      {testimonials.map(({ id, name, text, about, sample }) => (
        <figure key={id}>
          <blockquote>{text}</blockquote>
          <figcaption>
            {name}
            {about && (
              <>
                {', '}
                <a href={about.path}>{about.menu}</a>
              </>
            )}{' '}
            {sample && <span className="sample">{frameWords.sample}</span>}
          </figcaption>
        </figure>
      ))}
      <p className={styles.more}>
        <a href={href('written-testimonials')}>{homeWords.testimonials}</a>
      </p>
    </section>
  )
}

/** The newest article with its picture, the next by their titles. */
function Reading() {
  return (
    <section className="section" aria-labelledby="reading">
      <div className="section-head">
        <p className="eyebrow">{frameWords.blog}</p>
        <h2 id="reading">{homeWords.reading}</h2>
      </div>
      <ul className={styles.posts}>
        {useApi('posts')
          .slice(0, 3)
          .map(({ path, title, plate, minutes }, index) => (
            <li key={path}>
              <a href={path} hrefLang={foreignTag(path)}>
                {index === 0 && plate && <Picture of={{ ...plate, alt: '' }} />}
                <span lang={foreignText(path, title)}>{title}</span>
                <small>{readingWords.minutes(minutes)}</small>
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
