import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import { aidStrings as texts } from '#words/aid'
import type { Decision } from '../../shared/contract/content'
import styles from './costs.module.css'

const QUOTES = [1, 2, 3]

/** What one pays for, as the lines of a sheet with room for three quotes; what the clinic asks for, where it says so. */
export function Costs({ of: { costs, prices } }: { of: Decision }) {
  return (
    <div className={styles.costs}>
      {prices && <Prices of={prices} />}
      <table>
        <caption>{texts.costsLead}</caption>
        <thead>
          <tr>
            <th scope="col" id="costs">
              {texts.costs}
            </th>
            {QUOTES.map((number) => (
              <th key={number} scope="col">
                {texts.quote(number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...costs, texts.total].map((item) => (
            <tr key={item}>
              <th scope="row">{item}</th>
              {QUOTES.map((number) => (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- room to write
                <td key={number} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Prices({ of: { asOf, consultation, range } }: { of: NonNullable<Decision['prices']> }) {
  return (
    <p>
      {consultation && `${texts.consultation} ${consultation}. `}
      {range && `${texts.treatment} ${range}. `}
      {texts.asOf} <time dateTime={asOf}>{shortDate(asOf, timeWords)}</time>
      {'.'}
    </p>
  )
}
