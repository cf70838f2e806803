export interface Column {
  title: string
  /** A column that may be cut when the terminal is narrow; the others are always whole. */
  flexible?: boolean
}

const GAP = 2
const LEAST = 6

/** Rows under their titles. With `width` every line fits it: flexible columns are cut, the last of them first. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[], width: number | undefined): string {
  const clean = rows.map((row) => row.map(oneLine))
  const widths = columns.map(({ title }, index) =>
    Math.max(...[title, ...clean.map((row) => row[index] ?? '')].map(displayWidth)),
  )
  if (width !== undefined) narrow(columns, widths, width)
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, index) => (index === cells.length - 1 && width === undefined ? cell : fit(cell, widths[index] ?? 0)))
      .join(' '.repeat(GAP))
      .trimEnd()
  const whole = (text: string) => (width === undefined ? text : fit(text, width).trimEnd())
  return [columns.map(({ title }) => title), ...clean].map((row) => `${whole(line(row))}\n`).join('')
}

function narrow(columns: readonly Column[], widths: number[], width: number): void {
  let over = widths.reduce((sum, each) => sum + each + GAP, -GAP) - width
  for (let index = columns.length - 1; index >= 0 && over > 0; index--) {
    if (!columns[index]?.flexible) continue
    const cut = Math.min(over, Math.max(0, (widths[index] ?? 0) - LEAST))
    widths[index] = (widths[index] ?? 0) - cut
    over -= cut
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const WIDE = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}]/u

/** Columns that a text takes on a terminal. */
export function displayWidth(text: string): number {
  let width = 0
  for (const { segment } of graphemes.segment(text)) width += WIDE.test(segment) ? 2 : 1
  return width
}

/** Cuts or pads a text to exactly that many columns. */
function fit(text: string, width: number): string {
  const full = displayWidth(text)
  if (full <= width) return text + ' '.repeat(width - full)
  let kept = ''
  let used = 0
  for (const { segment } of graphemes.segment(text)) {
    const next = displayWidth(segment)
    if (used + next > width - 1) break
    kept += segment
    used += next
  }
  return `${kept}…${' '.repeat(Math.max(0, width - 1 - used))}`
}

/** Nothing a stranger typed may move the cursor or break a row. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
