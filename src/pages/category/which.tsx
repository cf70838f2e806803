import { aidStrings } from '#words/aid'
import { comparedWords } from '#words/treatments'
import type { CategoryInFull } from '../../shared/contract/content'
import grid from '../../ui/aid/option-grid.module.css'

const asked = ['changes', 'worst', 'undo'] as const

/** What each treatment changes, the worst of it and whether it can be undone; on a narrow screen one question at a time. */
export function Which({ of }: { of: CategoryInFull['which'] }) {
  return (
    <div className={grid.grid} role="group" aria-labelledby="which">
      <fieldset>
        <legend>{aidStrings.show}</legend>
        {asked.map((row, index) => (
          <label key={row}>
            <input type="radio" name="asked" defaultChecked={index === 0} />
            {aidStrings.rows[row]}
          </label>
        ))}
      </fieldset>
      <table>
        <thead>
          <tr>
            <th scope="col">{comparedWords.treatment}</th>
            {asked.map((row) => (
              <th key={row} scope="col">
                {aidStrings.rows[row]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.map(({ path, menu, ...cells }) => (
            <tr key={path}>
              <th scope="row">
                <a href={`${path}#options`}>{menu}</a>
              </th>
              {asked.map((row) => (
                <td key={row}>{cells[row]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
