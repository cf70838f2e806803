import { categoryWords } from '#words/page/category'
import type { CategoryInFull, TreatmentCard } from '../../shared/contract/content'
import { WholeWords } from '../../ui/whole-words'
import styles from './choices.module.css'

/** What troubles somebody, the treatment for it and the days off work it asks for, in one list; last, what other fields do better. */
export function Choices({ of: { treatments, guide, comparison } }: { of: CategoryInFull }) {
  const own = treatments.map((card) => ({ card, reasons: guide.filter(({ treatment }) => treatment.path === card.path) }))
  const others = guide
    .filter(({ treatment }) => !treatments.some(({ path }) => path === treatment.path))
    .map((reason) => ({ card: reason.treatment, reasons: [reason] }))
  return (
    <ul className={styles.choices}>
      {[...own, ...others].map(({ card, reasons }) => (
        <li key={card.path + reasons[0]?.if}>
          <Picture of={card} />
          {reasons.map(({ if: when }) => (
            <p key={when} className={styles.when}>
              <WholeWords of={when} />
            </p>
          ))}
          <h3>
            <a className="card-link" href={card.path}>
              {card.menu}
            </a>
          </h3>
          <p>{reasons.length > 0 ? reasons.map(({ why }) => why).join(' ') : card.summary}</p>
          <Work days={comparison.find(({ path }) => path === card.path)?.facts.deskWork} />
        </li>
      ))}
    </ul>
  )
}

const Picture = ({ of: { picture } }: { of: TreatmentCard }) => (
  <img src={picture.src} alt="" width={picture.width} height={picture.height} loading="lazy" decoding="async" />
)

const Work = ({ days }: { days: string | undefined }) =>
  days && (
    <p className={styles.work}>
      {categoryWords.backAtWork} <strong>{days}</strong>
    </p>
  )
