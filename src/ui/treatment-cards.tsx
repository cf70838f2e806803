import type { TreatmentCard } from '../shared/contract/content'
import styles from './treatment-cards.module.css'

interface Props {
  of: TreatmentCard[]
  level?: 'h2' | 'h3'
  /** Drawings beside the names, for a column of text. */
  rows?: boolean
}

/** Treatments as cards: the drawing, the name, one sentence. The whole card is the link's target. */
export function TreatmentCards({ of, level: Heading = 'h3', rows = false }: Props) {
  return (
    <ul className={rows ? styles.rows : styles.cards}>
      {of.map((card) => (
        <li key={card.path}>
          <img
            src={card.picture.src}
            alt=""
            width={card.picture.width}
            height={card.picture.height}
            loading="lazy"
            decoding="async"
          />
          <Heading>
            <a className="card-link" href={card.path}>
              {card.menu}
            </a>
          </Heading>
          <p>{card.summary}</p>
        </li>
      ))}
    </ul>
  )
}
