import type { ResultPair } from '../../shared/contract/content'
import { compareWords } from '#words/compare'
import { Picture } from '../../ui/picture'
import { BeforeAfter } from './before-after'
import choice from '../../ui/choice.module.css'
import styles from './result-in-time.module.css'

const small = `${choice.choice} ${styles.small}`

/**
 * A pair with what lies between, where it is drawn: the choice is radio buttons, and the style sheet changes the picture, so it works before
 * scripts. A picture that nobody asks for is not loaded: it is lazy, and has no box.
 */
export function ResultInTime({ pair, eager = false }: { pair: ResultPair; eager?: boolean }) {
  const { id, title, when: end, stages } = pair
  if (stages.length === 0) return <BeforeAfter pair={pair} eager={eager} />
  const pictures = stages.map(({ when, picture }, nth) => (
    <span key={when} className={styles.stage} data-nth={nth}>
      <Picture of={picture} sizes="(min-width: 768px) 36rem, 100vw" />
    </span>
  ))
  const names = [...stages.map(({ when }) => when), end]
  return (
    <div className={styles.inTime}>
      <BeforeAfter pair={pair} eager={eager} later={pictures}>
        <fieldset className={small}>
          <legend className="visually-hidden">{compareWords.when(title)}</legend>
          {names.map((name, nth) => (
            <label key={name}>
              <input type="radio" name={id} value={nth} defaultChecked={nth === stages.length} />
              {name}
            </label>
          ))}
        </fieldset>
      </BeforeAfter>
    </div>
  )
}

/** Slider, or side by side, for all pairs of the page. */
export function ViewChoice() {
  return (
    <fieldset className={`${small} ${styles.view}`}>
      <legend className="visually-hidden">{compareWords.view}</legend>
      {[compareWords.slider, compareWords.side].map((name, nth) => (
        <label key={name}>
          <input type="radio" name="view" value={nth} defaultChecked={nth === 0} />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
