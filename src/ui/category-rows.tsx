import { homeWords } from '#words/page/home'
import type { Category } from '../shared/contract/content'
import styles from './category-rows.module.css'
import { Figure } from './figure'
import { wholeBrackets } from './whole-words'

/** The categories as rows that open to their treatments. */
export function CategoryRows({ of }: { of: Category[] }) {
  return (
    <div className={styles.rows}>
      {of.map(({ path, title, figure, treatments }) => (
        <details key={path}>
          <summary>
            <Figure of={{ ...figure, alt: '' }} />
            <h3>{title}</h3>
            {treatments.length}
          </summary>
          <ul>
            <li>
              <a href={path}>{homeWords.compare}</a>
            </li>
            {treatments.map((treatment) => (
              <li key={treatment.path}>
                <a href={treatment.path}>{wholeBrackets(treatment.menu)}</a>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
