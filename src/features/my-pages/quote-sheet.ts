import { myPagesWords as texts } from '#words/my-pages'

/** Rupees as digits, by line and clinic. */
export type Quotes = Record<string, string>
type Line = keyof typeof texts.lines

export const LINES = Object.keys(texts.lines) as Line[]
export const cell = (line: Line, name: string) => `${line}-${name}`

const filled = (quotes: Quotes, name: string) => LINES.flatMap((line) => quotes[cell(line, name)] || [])

export const sumOf = (quotes: Quotes, name: string) => filled(quotes, name).reduce((sum, rupees) => sum + Number(rupees), 0)
export const emptyLines = (quotes: Quotes, name: string) => LINES.length - filled(quotes, name).length
