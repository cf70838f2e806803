/** A line of CSV (RFC 4180), safe to open in a spreadsheet: no cell is taken for a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** Spreadsheets calculate what starts like this, also after blanks and in full-width forms. */
const FORMULA = /^[\s"']*[=+\-@|%＝＋－＠]|^[\t\r\n]/

function csvCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

/** Tells Excel that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'
