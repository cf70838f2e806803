import { useApi, useSite } from '../../lib/api'
import { readingWords } from '#words/reading'
import { treatmentWords } from '#words/page/treatment'
import type { Decision, Section, Treatment } from '../../shared/contract/content'
import { href, type ParamsOf } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { aidStrings } from '#words/aid'
import { Chances } from '../../ui/aid/chances'
import { CitedSources } from '../../ui/aid/cited-sources'
import { Costs } from '../../ui/aid/costs'
import { DecisionLine } from '../../ui/aid/decision-line'
import { OptionGrid } from '../../ui/aid/option-grid'
import { Said } from '../../ui/aid/said'
import { SeeAlso } from '../../ui/aid/see-also'
import { Weigh } from '../../features/weigh/weigh'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { CallAtOnce } from '../../ui/call-at-once'
import { Faq } from '../../ui/faq'
import { Figure } from '../../ui/figure'
import { type Anchor, OnThisPage } from '../../ui/on-this-page'
import { Prose } from '../../ui/prose'
import { QuickFacts } from '../../ui/quick-facts'
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
        <DecisionLine of={treatment.decision} />
        <div className={styles.actions}>
          <a className="button" href="#options">
            {aidStrings.compare}
          </a>
          <a className="button secondary" href={href('book')}>
            {frameWords.book}
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
  const { beforeAnaesthetic: before, decision } = treatment
  return (
    <>
      {section.id === 'risks' && (
        <section aria-labelledby="chances">
          <h2 id="chances">{aidStrings.chances}</h2>
          <Chances of={decision} unchecked={decision.searched > treatment.review.last} />
        </section>
      )}
      {section.id === 'care-before-and-after' && before && <PlainSection of={before} />}
      <section aria-labelledby={section.id}>
        <h2 id={section.id}>{section.heading}</h2>
        <div className="prose" dangerouslySetInnerHTML={trustedHtml(section.html)} />
        {section.id === 'how-it-is-done' && <Vignette of={treatment} />}
        {section.id === 'recovery' && <Timeline steps={treatment.timeline} />}
        {section.id === 'risks' && <Risks risks={treatment.risks} />}
        {section.id === 'what-the-cost-depends-on' && <Costs of={decision} />}
      </section>
      {section.id === 'who-it-suits-and-who-should-wait' && <Options of={decision} />}
      {section.id === 'risks' && <CallAtOnce signs={treatment.callAtOnce} site={site} />}
    </>
  )
}

/** What happens without treatment, and every option with the same questions. */
function Options({ of }: { of: Decision }) {
  return (
    <>
      <section aria-labelledby="untreated">
        <h2 id="untreated">{aidStrings.untreated}</h2>
        <p dangerouslySetInnerHTML={trustedHtml(of.untreated)} />
      </section>
      <section className={styles.options} aria-labelledby="options">
        <h2 id="options">{aidStrings.options}</h2>
        <p>{aidStrings.optionsLead}</p>
        <OptionGrid of={of} />
      </section>
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
      <section aria-labelledby="steps">
        <h2 id="steps">{aidStrings.steps}</h2>
        <ol className="prose">
          {aidStrings.stepList.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="weigh">
        <h2 id="weigh">{aidStrings.weigh}</h2>
        <Weigh of={treatment.decision.weigh} />
      </section>
      <section aria-labelledby="faq">
        <h2 id="faq">{treatmentWords.answers}</h2>
        <Faq of={treatment.faq} />
      </section>
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{treatmentWords.questionsToAny}</h2>
        <p>
          {treatmentWords.take} <a href={href('answers')}>{aidStrings.clinicsAnswers}</a>
        </p>
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
        <SeeAlso of={treatment.decision.seeAlso} />
      </section>
      <CitedSources of={treatment.decision.sources} />
      <Said of={treatment} />
    </div>
  )
}

const anchorsOf = (treatment: Treatment): Anchor[] => [
  ...treatment.sections.flatMap(({ id, heading }) => {
    const before = id === 'care-before-and-after' && treatment.beforeAnaesthetic
    return [
      ...(id === 'risks' ? [{ id: 'chances', label: aidStrings.chances }] : []),
      ...(before ? [{ id: before.id, label: before.heading }] : []),
      { id, label: heading },
      ...(id === 'risks' ? [{ id: 'call-at-once', label: frameWords.callAtOnce }] : []),
      ...(id === 'who-it-suits-and-who-should-wait'
        ? [
            { id: 'untreated', label: aidStrings.untreated },
            { id: 'options', label: aidStrings.options },
          ]
        : []),
    ]
  }),
  { id: 'weigh', label: aidStrings.weigh },
  { id: 'faq', label: treatmentWords.answers },
  { id: 'questions', label: treatmentWords.questionsToAny },
  { id: 'sources', label: readingWords.sources },
]
