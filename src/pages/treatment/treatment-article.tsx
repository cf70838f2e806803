import { useApi, useSite } from '../../lib/api'
import { readingWords } from '#words/reading'
import { treatmentWords } from '#words/page/treatment'
import type { Section, Treatment } from '../../shared/contract/content'
import { href, type ParamsOf } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { CallAtOnce } from '../../ui/call-at-once'
import { Faq } from '../../ui/faq'
import { Figure } from '../../ui/figure'
import { type Anchor, OnThisPage } from '../../ui/on-this-page'
import { Prose } from '../../ui/prose'
import { QuickFacts } from '../../ui/quick-facts'
import { ReviewLine, Sources } from '../../ui/review-line'
import { Risks } from '../../ui/risks'
import { Timeline } from '../../ui/timeline'
import { TreatmentCards } from '../../ui/treatment-cards'
import styles from './treatment-article.module.css'
import { trustedHtml } from '../../ui/trusted-html'

/** One treatment, in the order in which people ask: what, how long, for whom, how, afterwards, what can go wrong. */
export function Content({ category, treatment: id }: ParamsOf<'treatment'>) {
  const treatment = useApi('serviceInner', { id, category })
  return (
    <>
      <Head treatment={treatment} />
      <Below>
        <div className="wrap">
          <QuickFacts facts={treatment.facts} />
        </div>
        <div className={`wrap ${styles.body}`}>
          <OnThisPage anchors={anchorsOf(treatment)} />
          <div className={styles.article}>
            {treatment.sections.map((section) => (
              <ArticleSection key={section.id} section={section} treatment={treatment} />
            ))}
            <Questions treatment={treatment} />
            <Foot treatment={treatment} />
          </div>
        </div>
      </Below>
    </>
  )
}

function Head({ treatment }: { treatment: Treatment }) {
  return (
    <header className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        <Breadcrumb category={treatment.categoryTitle} current={treatment.title} />
        <h1>{treatment.title}</h1>
        <Prose of={treatment.lead} className="lead" />
        <div className={styles.actions}>
          <a className="button" href={href('book')}>
            {frameWords.book}
          </a>
          <a className="button secondary" href="#questions">
            {treatmentWords.questions}
          </a>
        </div>
      </div>
      <div className={styles.picture}>
        <Figure of={treatment.figure} />
      </div>
    </header>
  )
}

/** A section of the text with what is drawn beside it. */
function ArticleSection({ section, treatment }: { section: Section; treatment: Treatment }) {
  const site = useSite()
  const before = treatment.beforeAnaesthetic
  return (
    <>
      {section.id === 'care-before-and-after' && before && <PlainSection of={before} />}
      <section aria-labelledby={section.id}>
        <h2 id={section.id}>{section.heading}</h2>
        <div className="prose" dangerouslySetInnerHTML={trustedHtml(section.html)} />
        {section.id === 'how-it-is-done' && <Vignette of={treatment} />}
        {section.id === 'recovery' && <Timeline steps={treatment.timeline} />}
        {section.id === 'risks' && <Risks risks={treatment.risks} />}
      </section>
      {section.id === 'risks' && <CallAtOnce signs={treatment.callAtOnce} site={site} />}
    </>
  )
}

function PlainSection({ of: { id, heading, html } }: { of: Section }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <div className="prose" dangerouslySetInnerHTML={trustedHtml(html)} />
    </section>
  )
}

function Vignette({ of: { picture } }: { of: Treatment }) {
  return (
    <figure className={styles.vignette}>
      <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} loading="lazy" decoding="async" />
    </figure>
  )
}

function Questions({ treatment }: { treatment: Treatment }) {
  return (
    <>
      <section aria-labelledby="faq">
        <h2 id="faq">{treatmentWords.answers}</h2>
        <Faq of={treatment.faq} />
      </section>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{treatmentWords.questionsToAny}</h2>
        <p>{treatmentWords.take}</p>
        <ul className="bullets">
          {treatment.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </section>
    </>
  )
}

function Foot({ treatment }: { treatment: Treatment }) {
  return (
    <div className={styles.foot}>
      <section className="related" aria-labelledby="related">
        <h2 id="related">{readingWords.related}</h2>
        <TreatmentCards rows of={treatment.related} />
      </section>
      <Sources of={treatment.sources} />
      <ReviewLine review={treatment.review} />
    </div>
  )
}

const anchorsOf = (treatment: Treatment): Anchor[] => [
  ...treatment.sections.flatMap(({ id, heading }) => {
    const before = id === 'care-before-and-after' && treatment.beforeAnaesthetic
    return [
      ...(before ? [{ id: before.id, label: before.heading }] : []),
      { id, label: heading },
      ...(id === 'risks' ? [{ id: 'call-at-once', label: frameWords.callAtOnce }] : []),
    ]
  }),
  { id: 'faq', label: treatmentWords.answers },
  { id: 'questions', label: treatmentWords.questionsToAny },
  { id: 'sources', label: readingWords.sources },
]
