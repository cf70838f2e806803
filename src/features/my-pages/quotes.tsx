import { myPagesWords as texts } from '#words/my-pages'
import styles from './my-pages.module.css'
import { cell, emptyLines, LINES, type Quotes, sumOf } from './quote-sheet'

interface Props {
  of: Quotes
  onChange: (quotes: Quotes) => void
}

/** An empty sheet for three quotes: the same lines for each clinic. */
export function QuoteSheet({ of, onChange }: Props) {
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes">{texts.quotes}</h2>
      <p>{texts.quotesLead}</p>
      <table className={styles.quotes}>
        <thead>
          <tr>
            <th scope="col">{texts.line}</th>
            {texts.quote.map((name) => (
              <th key={name} scope="col">
                <span className="visually-hidden">{texts.clinic(name)}</span>
                <span aria-hidden="true">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {LINES.map((line) => (
            <tr key={line}>
              <th scope="row">{texts.lines[line]}</th>
              {texts.quote.map((name) => (
                <td key={name}>
                  <input
                    inputMode="numeric"
                    autoComplete="off"
                    maxLength={9}
                    aria-label={texts.rupees(texts.lines[line], name)}
                    value={of[cell(line, name)] ?? ''}
                    onChange={({ target }) => onChange({ ...of, [cell(line, name)]: target.value.replace(/\D/g, '') })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            {texts.quote.map((name) => (
              <td key={name}>
                <output>{texts.sum(sumOf(of, name))}</output>
                <small>{texts.empty(emptyLines(of, name))}</small>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
      <p>{texts.revision}</p>
    </section>
  )
}
