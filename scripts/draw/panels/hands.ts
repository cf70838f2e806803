/** A gloved hand that comes from the right, and what it holds between thumb and fingers. */
import { readFileSync } from 'node:fs'
import { placed } from './tools'

const base = (name: string) =>
  readFileSync(new URL(`bases/${name}.svg`, import.meta.url), 'utf8').replaceAll(
    /^<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g,
    '',
  )

/** For the definitions of a sheet: the fingers behind the tool, and the thumb before it. */
export const GLOVE = base('glove')
/** A lower leg that lies on its side, the knee to the left, in 360 by 240 units: `#sh`. */
export const SHIN = base('shin')

/** Two more grips, for the definitions: as a pencil is held (`#gp`, its thumb `#gq`), and fingers laid flat (`#gk`). */
export const PENCIL = base('pencil')
export const FLAT = base('flat')
/** The back of a hand whose fingers lie side by side on the skin (`#gl`), its forearm from the lower right; the tip of the middle finger is at (0, 0). */
export const LAID = base('laid')
/** The pencil grip as far as its knuckles, for a frame that cuts it off there: `near` shows it. */
export const PENCIL_NEAR = base('pencil-near').replaceAll(/(["#])g([pq])(?=["cft)])/g, '$1n$2')

/** The tip of the thumb lies at (x, y); `held` is drawn in the same units, between thumb and fingers. */
export const glove = (x: number, y: number, held: string, scale = 1, angle = 0): string =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''}${scale === 1 ? '' : ` scale(${scale})`}"><use href="#gf"/>${held}<use href="#gn"/></g>`

/** For the definitions: `filter="url(#br)"` shows that hand without its glove. */
export const BARE =
  '<filter id="br" color-interpolation-filters="sRGB"><feColorMatrix values="0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues=".18 .3 .4 .5 .62 .76 .86 .91 .97 1"/><feFuncG type="table" tableValues=".02 .12 .22 .3 .42 .56 .7 .79 .88 .93"/><feFuncB type="table" tableValues=".1 .22 .25 .25 .3 .42 .55 .67 .8 .88"/></feComponentTransfer></filter>'
/** The same for the woman of 32, whose skin is browner. */
export const BROWN = BARE.replace('.4 .5 .62 .76 .86 .91 .97 1', '.4 .48 .57 .66 .76 .84 .91 .95')
  .replace('.22 .3 .42 .56 .7 .79 .88 .93', '.22 .28 .37 .47 .57 .67 .78 .84')
  .replace('.25 .25 .3 .42 .55 .67 .8 .88', '.25 .25 .26 .33 .41 .51 .65 .74')

const set = (x: number, y: number, scale: number, angle: number, drawn: string) =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''} scale(${scale})">${drawn}</g>`
/** Thumb and index meet at (x, y); `held` lies between them in their units and leans over the web of the thumb. */
export const pencil = (x: number, y: number, held: string, scale = 0.6, angle = 0): string =>
  set(x, y, scale, angle, `<use href="#gp"/>${held}<use href="#gq"/>`)
/** The tips of index and middle finger lie at (x, y). */
export const flat = (x: number, y: number, scale = 0.6, angle = 0): string => set(x, y, scale, angle, '<use href="#gk"/>')

const one = (n: number) => +n.toFixed(1)
type Held = readonly [tool: string, x: number, y: number, angle: number, grip: number, size?: number, scale?: number]
const writes = ([tool, x, y, angle, grip, size = 0.9, scale = 1]: Held, left: boolean): string => {
  const turn = (angle * Math.PI) / 180
  const far = grip / size
  const drawn = placed(tool, one(0.9 - 0.309 * far), one(4.9 + 0.951 * far), -72, +(scale / size).toFixed(2))
  const place = `translate(${one(x + grip * Math.cos(turn))} ${one(y + grip * Math.sin(turn))})`
  const pose = left ? `rotate(${angle - 252}) scale(${-size} ${size})` : `rotate(${angle + 72}) scale(${size})`
  return `<g transform="${place} ${pose}"><use href="#gp"/>${drawn}<use href="#gq"/></g>`
}
/**
 * A hand that holds a tool as one writes (`PENCIL`): the tool’s tip lies at (x, y), its handle leaves at that angle, and it is gripped
 * so far from the tip. From the right, or the same hand turned over, from the left.
 */
export const fromRight = (...held: Held): string => writes(held, false)
export const fromLeft = (...held: Held): string => writes(held, true)
/** That hand as `PENCIL_NEAR` has it. */
export const near = (hand: string): string => hand.replaceAll(/#g([pq])/g, '#n$1')
