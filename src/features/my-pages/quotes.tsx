import { myPagesWords as texts } from '#words/my-pages'
import styles from './my-pages.module.css'
import { cell, emptyLines, isWrong, type Line, LINES, type Quotes, sumOf } from './quote-sheet'

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
            <Row key={line} line={line} of={of} onChange={onChange} />
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

/** What is no sum stays as it was typed; the row below says which field it is. */
function Row({ line, of, onChange }: Props & { line: Line }) {
  const fields = texts.quote.map((name) => {
    const key = cell(line, name)
    const typed = of[key] ?? ''
    return { key, typed, wrong: isWrong(typed), label: texts.rupees(texts.lines[line], name) }
  })
  const wrong = fields.filter((field) => field.wrong)
  return (
    <>
      <tr>
        <th scope="row">{texts.lines[line]}</th>
        {fields.map(({ key, typed, wrong: isNoSum, label }) => (
          <td key={key}>
            <input
              className="control"
              inputMode="numeric"
              autoComplete="off"
              maxLength={16}
              aria-label={label}
              aria-invalid={isNoSum}
              aria-describedby={isNoSum ? key : undefined}
              value={typed}
              onChange={({ target }) => onChange({ ...of, [key]: target.value })}
            />
          </td>
        ))}
      </tr>
      {wrong.length > 0 && (
        <tr>
          <td colSpan={4} className={styles.wrong}>
            <div role="alert">
              {wrong.map(({ key, label }) => (
                <p key={key} id={key}>
                  {texts.notRupees(label)}
                </p>
              ))}
            </div>
          </td>
        </tr>
      )}
    </>
  )
}
