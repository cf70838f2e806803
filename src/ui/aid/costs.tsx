import { timeWords } from '#words/time'
import { shortDate } from '../../shared/clinic-time'
import { aidStrings as texts } from '#words/aid'
import { href } from '../../shared/routes'
import type { Decision, Site } from '../../shared/contract/content'
import { AppointmentsLink } from '../appointments-link'
import styles from './costs.module.css'

const QUOTES = [1, 2, 3]

/** What the clinic asks for, or why it prints no price; what one pays for, as the lines of a sheet with room for three quotes. */
export function Costs({ of: { costs, prices, said }, site }: { of: Decision; site: Pick<Site, 'phones'> }) {
  return (
    <div className={styles.costs}>
      <p>
        {prices ? <Prices of={prices} /> : `${said.fees} `}
        {!prices?.consultation && (
          <>
            <AppointmentsLink of={site} />
            {' · '}
          </>
        )}
        <a href={`${href('my-pages')}#quotes`}>{texts.threeQuotes}</a>
      </p>
      <table>
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
    <>
      {consultation && `${texts.consultation} ${consultation}${texts.stop} `}
      {range && `${texts.treatment} ${range}${texts.stop} `}
      {texts.asOf} <time dateTime={asOf}>{shortDate(asOf, timeWords)}</time>
      {`${texts.stop} `}
    </>
  )
}
