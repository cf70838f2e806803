import { useEffect } from 'react'
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
import { startArticle } from './start-article'
import { Weigh } from '../../features/weigh/weigh'
import { Below } from '../../ui/below'
import { CallAtOnce } from '../../ui/call-at-once'
import { Faq } from '../../ui/faq'
import { Fold } from '../../ui/fold'
import { Risks } from '../../ui/risks'
import { type BarLink, SectionBar } from '../../ui/section-bar'
import { Timeline } from '../../ui/timeline'
import { TreatmentCards } from '../../ui/treatment-cards'
import { trustedHtml } from '../../ui/trusted-html'
import styles from './treatment-article.module.css'
import { TreatmentHead } from './treatment-head'

/**
 * One treatment, in the order in which people ask: what, how long, for whom, how, afterwards, what can go wrong. What decides and what
 * warns is open; what one looks up is folded.
 */
export function Content({ category, treatment: id }: ParamsOf<'treatment'>) {
  const treatment = useApi('serviceInner', { id, category })
  return (
    <>
      <TreatmentHead of={treatment} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          <SectionBar of={bar} urgent={{ id: 'call-at-once', label: treatmentWords.call }} />
          <div className={styles.article}>
            <div>
              <DecisionLine of={treatment.decision} />
              <p className={styles.actions}>
                <a className="button" href="#options">
                  {aidStrings.compare}
                </a>
                <a className="button secondary" href={href('book')}>
                  {frameWords.book}
                </a>
              </p>
            </div>
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

/** What is read when it is wanted. */
const FOLDED = new Set([
  'who-it-suits-and-who-should-wait',
  'the-consultation',
  'how-it-is-done',
  'recovery',
  'care-before-and-after',
  'results-and-how-long-they-last',
])

/** A section of the text with what is drawn beside it. */
function ArticleSection({ section, treatment }: { section: Section; treatment: Treatment }) {
  const site = useSite()
  const { beforeAnaesthetic: before, decision } = treatment
  const { id } = section
  return (
    <>
      {id === 'risks' && (
        <Fold id="chances" heading={aidStrings.chances}>
          <Chances of={decision} unchecked={decision.searched > treatment.review.last} />
        </Fold>
      )}
      {id === 'care-before-and-after' && before && (
        <Fold id={before.id} heading={before.heading}>
          <Text of={before} />
        </Fold>
      )}
      {FOLDED.has(id) ? (
        <Fold id={id} heading={section.heading}>
          <Text of={section} />
          {id === 'recovery' && <Timeline steps={treatment.timeline} />}
          {id === 'recovery' && <a href={href('aftercare')}>{treatmentWords.aftercare}</a>}
        </Fold>
      ) : (
        <section aria-labelledby={id}>
          <h2 id={id}>{section.heading}</h2>
          <Text of={section} />
          {id === 'risks' && <Risks risks={treatment.risks} />}
          {id === 'what-the-cost-depends-on' && <Costs of={decision} />}
        </section>
      )}
      {id === 'who-it-suits-and-who-should-wait' && <Options of={decision} />}
      {id === 'risks' && <CallAtOnce signs={treatment.callAtOnce} site={site} />}
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

const Text = ({ of }: { of: Section }) => <div className="prose" dangerouslySetInnerHTML={trustedHtml(of.html)} />

function Questions({ treatment }: { treatment: Treatment }) {
  return (
    <>
      <Fold id="steps" heading={aidStrings.steps}>
        <ol className="prose">
          {aidStrings.stepList.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Fold>
      <Fold id="weigh" heading={aidStrings.weigh}>
        <Weigh of={treatment.decision.weigh} />
      </Fold>
      <Fold id="faq" heading={treatmentWords.answers}>
        <Faq of={treatment.faq} />
      </Fold>
      <Fold id="questions" heading={treatmentWords.questionsToAny} className={`folds ${styles.questions}`}>
        <p>
          {treatmentWords.take} <a href={href('answers')}>{aidStrings.clinicsAnswers}</a>
        </p>
        <ul className="bullets">
          {treatment.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      </Fold>
    </>
  )
}

function Foot({ treatment }: { treatment: Treatment }) {
  const { seeAlso, sources } = treatment.decision
  useEffect(startArticle, [])
  return (
    <div className={styles.foot}>
      <Fold id="related" heading={readingWords.related} className="folds related">
        <TreatmentCards rows of={treatment.related} />
        <SeeAlso of={seeAlso} />
      </Fold>
      <Fold id="sources" heading={aidStrings.sources}>
        <CitedSources of={sources} />
      </Fold>
      <Fold id="said" heading={aidStrings.said}>
        <Said of={treatment} />
      </Fold>
    </div>
  )
}

/** In the order of the page. */
const bar: BarLink[] = Object.entries(treatmentWords.bar).map(([id, label]) => ({ id, label }))
