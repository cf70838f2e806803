import { OUTLINES } from '../panels/numerals'
import { ellipse } from '../panels/pen'

/** The digits that no list of steps has: 9 is 6 upside down. */
const ZERO = `${ellipse(0, -5.8, 4.3, 6)}M-2.5 -5.8a2.5 5.2 0 1 1 5 0a2.5 5.2 0 1 1-5 0z`
const outline = (digit: string) =>
  digit === '0'
    ? `<path fill-rule="evenodd" d="${ZERO}"/>`
    : digit === '9'
      ? `<path transform="translate(0 -11.7) rotate(180)" d="${OUTLINES['6']}"/>`
      : `<path d="${OUTLINES[digit]}"/>`

/** A number of days as outlines, centred on x, standing on y. */
export function days(day: number, x: number, y: number, size: number): string {
  const digits = [...`${day}`]
  const first = -((digits.length - 1) * 9.6) / 2
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size})">${digits
    .map((digit, i) =>
      first + i * 9.6 ? `<g transform="translate(${(first + i * 9.6).toFixed(1)})">${outline(digit)}</g>` : outline(digit),
    )
    .join('')}</g>`
}
