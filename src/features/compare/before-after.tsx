import type { ReactNode } from 'react'
import type { ResultPair } from '../../shared/contract/content'
import { compareWords } from '#words/compare'
import { Picture } from '../../ui/picture'
import styles from './before-after.module.css'

interface Props {
  pair: ResultPair
  eager?: boolean
  /** Further pictures of the state after, in its place. */
  later?: ReactNode
  /** What chooses among them. */
  children?: ReactNode
}

/**
 * Before and after on one spot, with a handle between them. Only markup: `<BeforeAfterArea>` around it moves the handle. Where there
 * are no scripts, and on paper, the two stand side by side.
 */
export function BeforeAfter({ pair, eager = false, later, children }: Props) {
  const { title, interval, at, before, after, sample } = pair
  return (
    <figure className={styles.compare}>
      <div className={styles.stage} data-at={at}>
        <div>
          <Picture of={before} eager={eager} sizes="(min-width: 768px) 36rem, 100vw" />
          <span>{compareWords.before}</span>
        </div>
        <div className={styles.after}>
          <Picture of={after} eager={eager} sizes="(min-width: 768px) 36rem, 100vw" />
          {later}
          <span>{compareWords.after}</span>
        </div>
        <input
          type="range"
          defaultValue={at}
          aria-label={compareWords.label(title)}
          aria-valuetext={compareWords.value(`${at}`)}
        />
      </div>
      {children}
      <figcaption>
        <span>{interval}</span>
        {sample && <span className="sample">{compareWords.sample}</span>}
      </figcaption>
    </figure>
  )
}
