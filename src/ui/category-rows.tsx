import { homeWords } from '#words/page/home'
import type { Category } from '../shared/contract/content'
import styles from './category-rows.module.css'
import { CategoryPicture } from './category-picture'
import { wholeBrackets } from './whole-words'

/** The categories as rows that open to their treatments; `open`: where all are looked through. */
export function CategoryRows({ of, open }: { of: Category[]; open?: boolean }) {
  return (
    <div className={`folds ${styles.rows}`}>
      {of.map((category) => {
        const { path, title, treatments } = category
        return (
          <details key={path} open={open}>
            <summary>
              <CategoryPicture of={category} />
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
        )
      })}
    </div>
  )
}
