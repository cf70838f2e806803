import type { TreatmentCard } from '../shared/contract/content'
import styles from './treatment-cards.module.css'

/** Treatments as rows: the drawing, beside it the name and, unless `brief`, one sentence. The whole row is the link's target. */
export function TreatmentCards({ of, brief }: { of: TreatmentCard[]; brief?: boolean }) {
  return (
    <ul className={styles.rows}>
      {of.map((card) => (
        <li key={card.path}>
          <img src={card.picture.src} alt="" width={card.picture.width} height={card.picture.height} loading="lazy" />
          <h3>
            <a className="card-link" href={card.path}>
              {card.menu}
            </a>
          </h3>
          {!brief && <p>{card.summary}</p>}
        </li>
      ))}
    </ul>
  )
}
