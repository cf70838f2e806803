import { Compare } from '../../features/compare/compare'
import { useApi } from '../../lib/api'
import type { CaseStudy } from '../../shared/contract/content'
import { href } from '../../shared/routes'
import { strings } from '../../shared/strings'
import { Below } from '../../ui/below'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Figure } from '../../ui/figure'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { TreatmentCards } from '../../ui/treatment-cards'
import styles from './case-article.module.css'

const factNames = {
  age: 'Age',
  concern: 'Concern',
  procedure: 'What was done',
  anaesthesia: 'Anaesthesia',
  stay: 'Hospital stay',
  followUp: 'Followed for',
} as const satisfies Record<keyof CaseStudy['facts'], string>

/** One case as a file: the index card with the facts stays at hand while the story is read. */
export function Content({ id }: { id: string }) {
  const study = useApi('caseStudy', { id })
  return (
    <>
      <Head study={study} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          <Facts of={study} />
          <div className={styles.story}>
            <Sections of={study.sections} />
            {study.result && (
              <section aria-labelledby="pictures">
                <h2 id="pictures">Before and after</h2>
                <div className={styles.pair}>
                  <Compare pair={study.result} />
                  <p>{study.result.text}</p>
                </div>
              </section>
            )}
            <section className={styles.treatment} aria-labelledby="treatment">
              <h2 id="treatment">The treatment in full</h2>
              <TreatmentCards of={[study.treatment]} />
            </section>
            <p className={styles.more}>
              <a href={href('cases')}>All case studies</a>
            </p>
          </div>
        </div>
      </Below>
    </>
  )
}

function Head({ study }: { study: CaseStudy }) {
  return (
    <header className={styles.head}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.title}>
          <Breadcrumb above={[{ label: 'Case studies', href: href('cases') }]} current={study.title} />
          <p className="eyebrow">{strings.cases}</p>
          <h1>{study.title}</h1>
          <Prose of={study.lead} className="lead" />
          {study.sample && (
            <p className={styles.sample}>
              <span className="sample">{strings.sample}</span>
              <span>An invented case that shows how a real one would be told.</span>
            </p>
          )}
        </div>
        <div className={styles.picture}>
          <Figure of={study.figure} />
        </div>
      </div>
    </header>
  )
}

function Facts({ of: { facts } }: { of: CaseStudy }) {
  return (
    <aside className={styles.facts} aria-label="The case in short">
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
