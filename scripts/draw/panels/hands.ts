/** A gloved hand that comes from the right, and what it holds between thumb and fingers. */
import { readFileSync } from 'node:fs'

const base = (name: string) =>
  readFileSync(new URL(`bases/${name}.svg`, import.meta.url), 'utf8').replaceAll(
    /^<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g,
    '',
  )

/** For the definitions of a sheet: the fingers behind the tool, and the thumb before it. */
export const GLOVE = base('glove')
/** A lower leg that lies on its side, the knee to the left, in 360 by 240 units: `#sh`. */
export const SHIN = base('shin')

/** An arm from its middle to the open hand, palm up, in a panel: `#ar`. */
export const ARM = base('arm')
/** A gloved hand whose three fingers feel the pulse of that arm: `#pu`. */
export const PULSE = base('pulse')

/** The tip of the thumb lies at (x, y); `held` is drawn in the same units, between thumb and fingers. */
export const glove = (x: number, y: number, held: string, scale = 1, angle = 0): string =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}${scale === 1 ? '' : ` scale(${scale})`}"><use href="#gf"/>${held}<use href="#gn"/></g>`
