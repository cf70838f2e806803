import type { ReactNode } from 'react'
import { Weigh } from '../../features/weigh/weigh'
import { useSite } from '../../lib/api'
import { aidStrings } from '#words/aid'
import { treatmentWords } from '#words/page/treatment'
import type { Section, Treatment } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { Chances } from '../../ui/aid/chances'
import { Costs } from '../../ui/aid/costs'
import { OptionGrid } from '../../ui/aid/option-grid'
import { SeeAlso } from '../../ui/aid/see-also'
import { CallAtOnce } from '../../ui/call-at-once'
import { Faq } from '../../ui/faq'
import { Figure } from '../../ui/figure'
import { Fold } from '../../ui/fold'
import { Risks } from '../../ui/risks'
import { Timeline } from '../../ui/timeline'
import { trustedHtml } from '../../ui/trusted-html'
import styles from './chapters.module.css'

/** What is read when it is wanted. */
const FOLDED = new Set([
  'who-it-suits-and-who-should-wait',
  'the-consultation',
  'how-it-is-done',
  'results-and-how-long-they-last',
  'recovery',
  'care-before-and-after',
])

/** What stands in which chapter: the ids of sections of the text, and of those that the treatment's data make. */
const CHAPTERS = {
  understand: [
    'what-it-can-and-cannot-do',
    'who-it-suits-and-who-should-wait',
    'the-consultation',
    'how-it-is-done',
    'results-and-how-long-they-last',
  ],
  decide: ['untreated', 'options', 'chances', 'risks', 'what-the-cost-depends-on', 'steps', 'weigh', 'faq', 'questions'],
  recover: ['before', 'recovery', 'care-before-and-after', 'call-at-once'],
}

/** The drawing of a recovery stands in its section, which is folded. */
const RECOVERY = /\/drawings\/recovery[^"]+/

/** Understand, decide, recover: each with a plate. What decides and what warns is open; what one looks up is folded. */
export function Chapters({ of: treatment }: { of: Treatment }) {
  const steps = `/drawings/steps/${treatment.slug}.svg`
  const recovery = RECOVERY.exec(treatment.sections.find(({ id }) => id === 'recovery')?.html ?? '')?.[0]
  const plates: Partial<Record<keyof typeof CHAPTERS, ReactNode>> = {
    understand: treatment.sections.some(({ html }) => html.includes(steps)) && (
      <img className={`${styles.plate} bleeds`} src={steps} alt="" width="720" height="480" loading="lazy" />
    ),
    decide: (
      <div className={`${styles.plate} ${styles.place}`}>
        <Figure of={{ ...treatment.figure, alt: '' }} />
      </div>
    ),
    recover: recovery && (
      <img className={`${styles.plate} bleeds`} src={recovery} alt="" width="720" height="480" loading="lazy" />
    ),
  }
  return (Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[]).map((chapter) => (
    <div key={chapter} className={styles.chapter}>
      <h2 id={chapter}>{treatmentWords.chapters[chapter]}</h2>
      {plates[chapter]}
      {CHAPTERS[chapter].map((id) => (
        <Part key={id} id={id} of={treatment} />
      ))}
    </div>
  ))
}

/** What the treatment's data make; all the rest are sections of its text. */
const made: Record<string, (props: { of: Treatment }) => ReactNode> = {
  untreated: ({ of: { decision } }) => (
    <section aria-labelledby="untreated">
      <h3 id="untreated">{aidStrings.untreated}</h3>
      <p dangerouslySetInnerHTML={trustedHtml(decision.untreated)} />
    </section>
  ),
  options: ({ of: { decision } }) => (
    <section className={styles.options} aria-labelledby="options">
      <h3 id="options">{aidStrings.options}</h3>
      <SeeAlso of={decision.seeAlso.filter(({ kind }) => kind === 'compare')} />
      <OptionGrid of={decision} />
    </section>
  ),
  chances: ({ of: { decision, review } }) => (
    <Fold as="h3" id="chances" heading={aidStrings.chances}>
      <Chances of={decision} unchecked={decision.searched > review.last} />
    </Fold>
  ),
  before: ({ of: { beforeAnaesthetic: before } }) =>
    before && (
      <Fold as="h3" id={before.id} heading={before.heading}>
        <Text of={before} />
      </Fold>
    ),
  'call-at-once': CallWhen,
  steps: () => (
    <Fold as="h3" id="steps" heading={aidStrings.steps}>
      <ol className="prose">
        {aidStrings.stepList.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Fold>
  ),
  weigh: ({ of: { decision } }) => (
    <Fold as="h3" id="weigh" heading={aidStrings.weigh}>
      <Weigh of={decision.weigh} />
    </Fold>
  ),
  faq: ({ of: { faq } }) => (
    <Fold as="h3" id="faq" heading={treatmentWords.answers}>
      <Faq of={faq} />
    </Fold>
  ),
  questions: ({ of: { questions } }) => (
    <Fold as="h3" id="questions" heading={treatmentWords.questionsToAny} className={`folds ${styles.questions}`}>
      <p>
        {`${treatmentWords.take} `}
        <a href={`${href('my-pages')}#questions`}>{treatmentWords.tick}</a>
        {' · '}
        <a href={href('answers')}>{aidStrings.clinicsAnswers}</a>
      </p>
      <ul className="bullets">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </Fold>
  ),
}

function Part({ id, of: treatment }: { id: string; of: Treatment }) {
  const Made = made[id]
  if (Made) return <Made of={treatment} />
  const section = treatment.sections.find((one) => one.id === id)
  return section && <TextSection of={section} treatment={treatment} />
}

/** A section of the text with what is drawn or listed below it. */
function TextSection({ of: section, treatment }: { of: Section; treatment: Treatment }) {
  const { id, heading } = section
  const site = useSite()
  if (FOLDED.has(id))
    return (
      <Fold as="h3" id={id} heading={heading}>
        {/* Who looks for the day that it is today finds it first. */}
        {id === 'recovery' && (
          <>
            <p>
              <a className="button secondary" href={href('aftercare')}>
                {treatmentWords.aftercare}
              </a>
            </p>
            <Timeline steps={treatment.timeline} />
          </>
        )}
        {id === 'how-it-is-done' && treatment.beforeAnaesthetic && <p className={styles.aside}>{treatmentWords.signs}</p>}
        <Text of={section} />
      </Fold>
    )
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      <Text of={section} />
      {id === 'what-it-can-and-cannot-do' && <NoPictures of={treatment} />}
      {id === 'risks' && <Risks risks={treatment.risks} />}
      {id === 'what-the-cost-depends-on' && <Costs of={treatment.decision} site={site} />}
    </section>
  )
}

/** Where the head leads to no results, the page says that there are none. */
function NoPictures({ of: { decision } }: { of: Treatment }) {
  return !decision.seeAlso.some(({ kind }) => kind === 'results') && <p className={styles.aside}>{treatmentWords.noPictures}</p>
}

function CallWhen({ of }: { of: Treatment }) {
  return <CallAtOnce signs={of.callAtOnce} site={useSite()} />
}

const Text = ({ of }: { of: Section }) => <div className="prose" dangerouslySetInnerHTML={trustedHtml(of.html)} />
