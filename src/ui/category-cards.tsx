import type { Category } from '../shared/contract/content'
import styles from './category-cards.module.css'
import { Figure } from './figure'
import { wholeBrackets } from './whole-words'

interface Props {
  of: Category[]
  level?: 'h2' | 'h3'
  /** Without the sentence that says what the category is about. */
  brief?: boolean
}

/** The categories with their figure and their treatments as links. */
export function CategoryCards({ of, level: Heading = 'h3', brief = false }: Props) {
  return (
    <ul className={styles.cards}>
      {of.map(({ path, title, summary, figure, treatments }) => (
        <li key={path}>
          <div className={styles.picture}>
            <Figure of={{ ...figure, alt: '' }} />
          </div>
          <div className={styles.text}>
            <Heading>
              <a href={path}>{title}</a>
            </Heading>
            {!brief && <p>{summary}</p>}
            <ul>
              {treatments.map((treatment) => (
                <li key={treatment.path}>
                  <a href={treatment.path}>{wholeBrackets(treatment.menu)}</a>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
