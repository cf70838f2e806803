import type { CategoryInFull, Facts } from '../shared/contract/content'
import { aidStrings } from '#words/aid'
import { comparedWords, factWords } from '#words/treatments'
import grid from './aid/option-grid.module.css'
import styles from './comparison.module.css'

const rows = ['time', 'anaesthesia', 'stay', 'deskWork', 'exercise', 'lasts'] as const satisfies (keyof Facts)[]

/** The treatments of a category beside each other, by their quick facts; on a narrow screen one fact at a time, as in the grid of options. */
export function Comparison({ of }: { of: CategoryInFull['comparison'] }) {
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={`${grid.grid} ${styles.scroller}`} role="group" aria-labelledby="compared" tabIndex={0}>
      <fieldset>
        <legend>{aidStrings.show}</legend>
        {rows.map((row) => (
          <label key={row}>
            <input type="radio" name="fact" defaultChecked={row === 'deskWork'} />
            {factWords[row]}
          </label>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th scope="col">{comparedWords.treatment}</th>
            {rows.map((row) => (
              <th key={row} scope="col">
                {factWords[row]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map(({ path, menu, facts }) => (
            <tr key={path}>
              <th scope="row">
                <a href={path}>{menu}</a>
              </th>
              {rows.map((row) => (
                <td key={row}>{facts[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
