import { ResultInTime, ViewChoice } from '../../features/compare/result-in-time'
import { caseWords } from '#words/page/case'
import { useApi, useSite } from '../../lib/api'
import type { CaseStudy } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { ClosingCall } from '../../ui/closing-call'
import { Arched, Figure } from '../../ui/figure'
import { PageTitle } from '../../ui/page-title'
import { Sections } from '../../ui/sections'
import { TreatmentCards } from '../../ui/treatment-cards'
import type { PageProps } from '../page-props'
import styles from './case-article.module.css'

const factNames: Record<keyof CaseStudy['facts'], string> = caseWords.facts

/** One case as a file: the index card with the facts stays at hand while the story is read. */
export function Content({ params }: PageProps<'case'>) {
  const study = useApi('caseStudy', { id: params.case })
  return (
    <>
      <Head study={study} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          <Facts of={study} />
          <div className={styles.story}>
            <Sections of={study.sections.slice(0, 1)} />
            {study.result && <Pictures of={study.result} />}
            <Sections of={study.sections.slice(1)} />
            <section className={styles.treatment} aria-labelledby="treatment">
              <h2 id="treatment">{caseWords.treatment}</h2>
              <TreatmentCards of={[study.treatment]} />
            </section>
            <p className={styles.more}>
              <a href={href('cases')}>{caseWords.all}</a>
            </p>
          </div>
        </div>
        <ClosingCall of={useSite()} />
      </Below>
    </>
  )
}

/** Its picture is the first state on the way, if one is drawn, or the one before: the pair stands below. */
function Head({ study }: { study: CaseStudy }) {
  const picture = study.result?.stages[0]?.picture ?? study.result?.before
  return (
    <header>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.title}>
          <PageTitle page={{ ...study, eyebrow: frameWords.cases }}>
            {study.sample && (
              <p>
                <span className="sample">{frameWords.sample}</span> {caseWords.sample}
              </p>
            )}
          </PageTitle>
        </div>
        <div className={styles.picture}>{picture ? <Arched of={picture} /> : <Figure of={study.figure} />}</div>
      </div>
    </header>
  )
}

/** Whoever opens a case wants to see it before reading how it went. */
function Pictures({ of: pair }: { of: NonNullable<CaseStudy['result']> }) {
  return (
    <section aria-labelledby="pictures">
      <h2 id="pictures">{caseWords.pictures}</h2>
      <div className={styles.pair}>
        <ViewChoice />
        <ResultInTime pair={pair} />
        <p>{pair.text}</p>
      </div>
    </section>
  )
}

function Facts({ of: { facts } }: { of: CaseStudy }) {
  return (
    <aside className={styles.facts} aria-label={caseWords.inShort}>
      <dl>
        {(Object.keys(factNames) as (keyof typeof factNames)[]).map((fact) => (
          <div key={fact}>
            <dt>{factNames[fact]}</dt>
            <dd>{facts[fact]}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
