import type { ResultPair } from '../../shared/contract/content'
import { compareWords } from '#words/compare'
import { frameWords } from '#words/frame'
import { Picture } from '../../ui/picture'
import styles from './before-after.module.css'

/**
 * Before and after on one spot, with a handle between them. Only markup: `<BeforeAfterArea>` around it moves the handle. Where there
 * are no scripts, and on paper, the two stand side by side.
 */
export function BeforeAfter({ pair, eager = false }: { pair: ResultPair; eager?: boolean }) {
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
          <span>{compareWords.after}</span>
        </div>
        <input
          type="range"
          defaultValue={at}
          aria-label={compareWords.label(title)}
          aria-valuetext={compareWords.value(`${at}`)}
        />
      </div>
      <figcaption>
        {interval}
        {sample && <span className="sample">{frameWords.sample}</span>}
      </figcaption>
    </figure>
  )
}
