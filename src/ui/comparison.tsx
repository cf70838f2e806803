import type { CategoryInFull, Facts } from '../shared/contract/content'
import { comparedWords, factWords } from '#words/treatments'
import styles from './comparison.module.css'

const rows = ['time', 'anaesthesia', 'stay', 'deskWork', 'exercise', 'lasts'] as const satisfies (keyof Facts)[]

/** The treatments of a category beside each other, by their quick facts. */
export function Comparison({ of }: { of: CategoryInFull['comparison'] }) {
  return (
    // What scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-labelledby="compared" tabIndex={0}>
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
