import { categoryWords } from '#words/page/category'
import type { CategoryInFull, TreatmentCard } from '../../shared/contract/content'
import { WholeWords } from '../../ui/whole-words'
import styles from './choices.module.css'

/**
 * What troubles somebody, the treatment for it and the days off work it asks for, drawn to one scale, in one list; last, what other
 * fields do better.
 */
export function Choices({ of: { treatments, guide, work } }: { of: CategoryInFull }) {
  const own = treatments.map((card) => ({ card, reasons: guide.filter(({ treatment }) => treatment.path === card.path) }))
  const others = guide
    .filter(({ treatment }) => !treatments.some(({ path }) => path === treatment.path))
    .map((reason) => ({ card: reason.treatment, reasons: [reason] }))
  const scale = Math.max(FOUR_WEEKS, ...work.map(({ days }) => days))
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
          <Work of={work.find(({ path }) => path === card.path)} scale={scale} />
        </li>
      ))}
    </ul>
  )
}

const Picture = ({ of: { picture } }: { of: TreatmentCard }) => (
  <img src={picture.src} alt="" width={picture.width} height={picture.height} loading="lazy" />
)

const FOUR_WEEKS = 28

/** In words, and as a bar with a mark for each week. */
function Work({ of, scale }: { of: CategoryInFull['work'][number] | undefined; scale: number }) {
  if (!of) return null
  const weeks = Array.from({ length: Math.ceil(scale / 7) + 1 }, (_, week) => `M${7 * week} 0V6`)
  return (
    <>
      <p className={styles.work}>
        {categoryWords.backAtWork} <strong>{of.said}</strong>
      </p>
      <svg className={styles.days} viewBox={`0 0 ${scale} 6`} preserveAspectRatio="none" aria-hidden="true">
        <path d={weeks.join('')} />
        <rect y="1.8" width={Math.max(of.days, 0.4)} height="2.4" />
      </svg>
    </>
  )
}
