import { aidStrings as texts } from '#words/aid'
import type { Decision } from '../../shared/contract/content'
import { trustedHtml } from '../trusted-html'
import styles from './option-grid.module.css'

/** The options beside each other; on a narrow screen one at a time, chosen by radio buttons that need no scripts. */
export function OptionGrid({ of: { question, sameTime, options, grid } }: { of: Decision }) {
  return (
    <div className={styles.grid}>
      <fieldset>
        <legend>{texts.show}</legend>
        {options.map(({ name }, index) => (
          <label key={name}>
            <input type="radio" name="option" defaultChecked={index === 0} />
            {name}
          </label>
        ))}
      </fieldset>
      <table>
        <caption>{question}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.question}</th>
            {options.map(({ name, how, href }) => (
              <th key={name} scope="col">
                {name}
                <small>
                  {`${how} `}
                  {href && <a href={href}>{texts.more}</a>}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.map(({ row, cells }) => (
            <tr key={row}>
              <th scope="row">{row === 'sameTime' ? `${texts.rows[row]}${sameTime}` : texts.rows[row]}</th>
              {cells.map((cell, index) => (
                // oxlint-disable-next-line control-has-associated-label -- its text is the HTML
                <td key={options[index]?.name} dangerouslySetInnerHTML={trustedHtml(cell)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
