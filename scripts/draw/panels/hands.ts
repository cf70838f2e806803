/** A gloved hand that comes from the right, and what it holds between thumb and fingers. */
import { readFileSync } from 'node:fs'
import { area, part, thin } from './marks'

const base = (name: string) =>
  readFileSync(new URL(`bases/${name}.svg`, import.meta.url), 'utf8').replaceAll(
    /^<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g,
    '',
  )

/** For the definitions of a sheet: the fingers behind the tool, and the thumb before it. */
export const GLOVE = base('glove')
/** A lower leg that lies on its side, the knee to the left, in 360 by 240 units: `#sh`. */
export const SHIN = base('shin')

/** Folded gauze between the fingers, pressed on what lies below (x, y + 46). */
const gauze =
  part('#fdfaf5', '-30 46, -26 34, -8 20, 8 14, 20 22, 24 36, 18 48, -4 51', 1) +
  area('#d9d3cc', '-30 46, -10 46, 8 42, 24 34, 18 48, -4 51') +
  thin('M-22 35q16-2 30-18M-16 42q22-4 34-20M-10 24l10 22M2 18l10 24', '#bdb3aa', 0.7)
export const wiping = (x: number, y: number, scale = 0.86): string => glove(x, y, gauze, scale)

/** The tip of the thumb lies at (x, y); `held` is drawn in the same units, between thumb and fingers. */
export const glove = (x: number, y: number, held: string, scale = 1, angle = 0): string =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}${scale === 1 ? '' : ` scale(${scale})`}"><use href="#gf"/>${held}<use href="#gn"/></g>`
