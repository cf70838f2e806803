import type { Category } from '../shared/contract/content'
import { Figure } from './figure'
import styles from './figure.module.css'

/** What stands for a category in a list: a panel that bleeds to its arch, or its figure. */
export function CategoryPicture({ of: { picture, figure } }: { of: Category }) {
  if (!picture) return <Figure of={{ ...figure, alt: '' }} />
  return <img className={styles.bleeding} src={picture} alt="" width="240" height="280" loading="lazy" />
}
