/** A part of some bytes, both ends included. */
export interface Range {
  start: number
  end: number
}

/** The one range a Range header asks for; 'all' for none or several, 'none' when it lies outside. */
export function readRange(header: string | undefined, size: number): Range | 'all' | 'none' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  if (!match || (match[1] === '' && match[2] === '')) return 'all'
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end || start >= size ? 'none' : { start, end }
}
