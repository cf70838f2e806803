import { forget, recall } from '../../lib/device-memory'
import { KEPT, keptKeys, recallRecord, rememberRecord } from '../../lib/own-keys'
import type { Ticked } from './list-as-text'
import type { TickedQuestions } from './questions'
import type { Quotes } from './quote-sheet'

/** The statements that were ticked on pages of treatments, by their paths. */
export const keptTicks = (): (Ticked & { path: string })[] =>
  keptKeys(KEPT.ticks).flatMap((key) => {
    const kept = recallRecord<Ticked>(key)
    return kept ? [{ ...kept, path: key.slice(KEPT.ticks.length) }] : []
  })

export const keptQuestions = (): TickedQuestions =>
  Object.fromEntries(
    keptKeys(KEPT.questions).flatMap((key) => {
      const kept = recallRecord<Ticked>(key)
      return kept ? [[key.slice(KEPT.questions.length), kept]] : []
    }),
  )

export const keptQuotes = (): Quotes => recallRecord<Quotes>(KEPT.quotes) ?? {}

/** Whether the visitor once asked for questions and quotes to be kept. */
export const keepsSheets = () => recall(KEPT.quotes) !== undefined

/** Returns whether they will be kept. */
export function keepSheets(questions: TickedQuestions, quotes: Quotes): boolean {
  forgetSheets()
  return [
    ...Object.entries(questions).map(([path, ticked]) => [KEPT.questions + path, ticked] as const),
    [KEPT.quotes, quotes] as const,
  ]
    .map(([key, record]) => rememberRecord(key, record))
    .every(Boolean)
}

export function forgetSheets(): void {
  for (const key of [...keptKeys(KEPT.questions), KEPT.quotes]) forget(key)
}

interface InTab {
  questions: TickedQuestions
  quotes: Quotes
}

const TAB = 'sheets'

/** What was ticked and typed in this tab. It goes with the tab, unless the visitor asks for it to be kept. */
export const sheetsInTab = () => recallRecord<InTab>(TAB, 'session')

export const holdInTab = (sheets: InTab) => rememberRecord(TAB, sheets, 'session')

/** Whether questions or quotes of somebody are on this device. */
export const holdsSheets = () => sheetsInTab() !== undefined || keepsSheets() || keptKeys(KEPT.questions).length > 0
