import { filterWords } from '#words/filter'
import choice from '../../ui/choice.module.css'
import styles from './filter.module.css'
import type { Groups } from './groups-of'

interface Props {
  legend: string
  options: Groups<never>['options']
  /** How many there are in all groups together. */
  count: number
}

/**
 * Chips that show one group of a list. They are radio buttons, and the style sheet does the filtering, so it works before scripts:
 * every element with `data-in="2 3"` inside `<FilterArea>` is shown for the groups two and three. At most eight groups.
 */
export function FilterChips({ legend, options, count: all }: Props) {
  if (options.length < 2) return null
  return (
    <fieldset className={`${choice.choice} ${styles.filter}`}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.chips}>
        {[{ label: filterWords.all, count: all }, ...options].map(({ label, count }, index) => (
          <label key={label}>
            <input type="radio" name="filter" value={index} defaultChecked={index === 0} />
            {label} <small>{count}</small>
          </label>
        ))}
      </div>
      <p role="status" />
    </fieldset>
  )
}
