import { myPagesWords as texts } from '#words/my-pages'
import { useState } from 'react'
import { messageLink } from '../../shared/contact-links'
import { Icon } from '../../ui/icon'
import { forgetSheets, holdInTab, keepSheets, keepsSheets, keptQuestions, keptQuotes, sheetsInTab } from './kept'
import { listAsText, type Ticked } from './list-as-text'
import styles from './my-pages.module.css'
import { type TickedQuestions, Questions } from './questions'
import type { Quotes } from './quote-sheet'
import { QuoteSheet } from './quotes'

/** Questions and quotes, kept beyond this tab only if asked for, and the ways to take them along with what was ticked. */
export function Sheets({ ticks }: { ticks: Ticked[] }) {
  const [questions, setQuestions] = useState(() => sheetsInTab()?.questions ?? keptQuestions())
  const [quotes, setQuotes] = useState(() => sheetsInTab()?.quotes ?? keptQuotes())
  const [keep, setKeep] = useState(keepsSheets)
  const [refused, setRefused] = useState(false)
  const change = (nextQuestions: TickedQuestions, nextQuotes: Quotes) => {
    setQuestions(nextQuestions)
    setQuotes(nextQuotes)
    holdInTab({ questions: nextQuestions, quotes: nextQuotes })
    if (keep) setRefused(!keepSheets(nextQuestions, nextQuotes))
  }
  const changeKeep = (on: boolean) => {
    const works = on && keepSheets(questions, quotes)
    if (!works) forgetSheets()
    setKeep(works)
    setRefused(on && !works)
  }
  return (
    <>
      <Questions of={questions} onChange={(next) => change(next, quotes)} />
      <div>
        <label className={styles.keep}>
          <input type="checkbox" checked={keep} onChange={({ target }) => changeKeep(target.checked)} />
          {texts.keep}
        </label>
        <p role="status">{refused && texts.refused}</p>
      </div>
      <QuoteSheet of={quotes} onChange={(next) => change(questions, next)} />
      <Take message={listAsText([...ticks, ...Object.values(questions)], quotes)} />
    </>
  )
}

/** The message is made here; nobody has it before the visitor chooses somebody. */
function Take({ message }: { message: string }) {
  return (
    <section aria-labelledby="take" className={styles.take}>
      <h2 id="take">{texts.take}</h2>
      <p>{message ? texts.sendHint : texts.nothingToSend}</p>
      <p className={styles.actions}>
        {message && (
          <a className="button" href={messageLink(message)} target="_blank" rel="noopener noreferrer">
            <Icon name="share" />
            {texts.send}
          </a>
        )}
        <button type="button" className="button secondary" onClick={() => window.print()}>
          <Icon name="print" />
          {texts.print}
        </button>
      </p>
    </section>
  )
}
