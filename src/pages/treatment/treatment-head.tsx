import { useSite } from '../../lib/api'
import { frameWords } from '#words/frame'
import { aidStrings } from '#words/aid'
import { treatmentWords } from '#words/page/treatment'
import { chatLink } from '../../shared/contact-links'
import type { Treatment } from '../../shared/contract/content'
import { foreignTag } from '../../shared/other-languages'
import { treatmentNames } from '../../shared/treatment-names'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Icon } from '../../ui/icon'
import { Prose } from '../../ui/prose'
import { QuickFacts } from '../../ui/quick-facts'
import { ReadingAids } from '../../ui/reading-aids'
import styles from './treatment-head.module.css'

/** What a visitor wants to know in ten seconds: the name, what it is, the facts, the way to the costs, to a case and to a person. */
export function TreatmentHead({ of: treatment }: { of: Treatment }) {
  const { common, medical } = treatmentNames(treatment)
  const { kind, ...facts } = treatment.facts
  return (
    <header className={`wrap ${styles.head}`}>
      <div className={styles.title}>
        <Breadcrumb category={treatment.categoryTitle} current={common} />
        <h1>{common}</h1>
        <p>{medical ? `${medical} · ${kind}` : kind}</p>
        <Prose of={treatment.lead} className="lead" />
      </div>
      <Vignette of={treatment} />
      <QuickFacts facts={facts} />
      <Ways of={treatment} />
      <ReadingAids />
    </header>
  )
}

function Vignette({ of: { picture } }: { of: Treatment }) {
  return (
    <img
      className={styles.picture}
      src={picture.src}
      alt={picture.alt}
      width={picture.width}
      height={picture.height}
      loading="lazy"
    />
  )
}

function Ways({ of: treatment }: { of: Treatment }) {
  const { chat } = useSite()
  const { seeAlso } = treatment.decision
  return (
    <p className={styles.ways}>
      <a href="#what-the-cost-depends-on">{treatmentWords.cost}</a>
      {seeAlso.map(
        ({ kind, path }) =>
          (kind === 'case' || kind === 'results') && (
            <a key={path} href={path} hrefLang={foreignTag(path)}>
              {aidStrings.seeAlso[kind]}
            </a>
          ),
      )}
      <a
        href={chatLink({ ...chat, greeting: treatmentWords.greeting(treatmentNames(treatment).common) })}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" />
        <span>
          {`${treatmentWords.chat} `}
          <span className="visually-hidden">{`(${frameWords.newWindow})`}</span>
        </span>
      </a>
    </p>
  )
}
