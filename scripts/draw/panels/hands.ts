/** A gloved hand that comes from the right, and what it holds between thumb and fingers. */
import { readFileSync } from 'node:fs'
import { area, fill, INK, part, thin, whole } from './marks'
import { curve, stroke } from './pen'
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
/** A finger that lies on the skin: its outline from knuckle to knuckle, its turn and its shade along the lower side, the crease over its joint. */
const lying = (outline: string, turn: string, shade: string, crease: string) =>
  fill('#cfe0de', curve(outline)) +
  area('#9dbfc1', turn) +
  area('#6f999d', shade) +
  fill(INK, stroke(outline, 2.6, { from: 0.05, to: 0.05 })) +
  thin(crease, '#6f999d', 1.1)
/** The back of a hand whose closed fingers lie on the skin (`#gl`), each of its own length, its forearm from the right; the tip of the middle finger is at (0, 0); `#gs` is its shade. */
export const LAID = `${area('#5b2f2a', '2 10, 20 38, 44 66, 100 76, 150 72, 180 58, 60 20', 'id="gs" opacity=".35"')}<g id="gl">${whole(
  part(
    '#cfe0de',
    '120 -48, 138 -58, 128 -70, 112 -82, 104 -94, 110 -102, 124 -99, 148 -88, 176 -72, 206 -56, 236 -46, 280 -42, 480 -50, 480 60, 290 46, 246 46, 206 58, 160 66, 124 62, 110 20',
    2.1,
  ) +
    area('#9dbfc1', '107 -92, 122 -90, 146 -74, 170 -56, 160 -50, 138 -58, 128 -70, 112 -82') +
    area('#6f999d', '114 -86, 130 -78, 144 -64, 150 -54, 138 -58, 128 -70') +
    lying(
      '150 58, 118 67, 85 65, 59 63, 46 59, 44 50, 52 44, 78 36, 112 36, 146 25',
      '140 54, 112 58, 80 55, 56 54, 44 50, 46 59, 59 63, 85 65, 118 66',
      '124 64, 85 60, 58 59, 46 56, 47 60, 59 63, 85 65',
      'M89 41q-4 6-1 11',
    ) +
    lying(
      '150 26, 118 41, 81 43, 45 40, 24 36, 15 28, 18 18, 33 14, 67 12, 110 8, 150 0',
      '146 27, 114 33, 79 34, 45 31, 16 22, 15 28, 24 36, 45 40, 81 43, 118 41',
      '120 39, 79 39, 43 36, 18 29, 24 36, 45 40, 81 43',
      'M74 16q-5 7-1 14',
    ) +
    lying(
      '152 4, 112 11, 68 15, 32 12, 9 7, 1 0, 6 -10, 22 -15, 64 -19, 110 -24, 152 -28',
      '148 2, 108 3, 66 6, 30 2, 2 -4, 1 0, 9 7, 32 12, 68 15, 112 11',
      '112 8, 66 11, 30 7, 4 1, 9 7, 32 12, 68 15',
      'M71-14q-5 8-1 16',
    ) +
    lying(
      '150 -20, 110 -19, 72 -14, 39 -21, 22 -23, 17 -30, 22 -41, 39 -45, 77 -50, 116 -58, 140 -61',
      '148 -21, 108 -27, 72 -23, 39 -30, 18 -35, 17 -30, 22 -23, 39 -21, 72 -14, 110 -19',
      '112 -21, 72 -18, 37 -26, 18 -29, 22 -23, 39 -21, 72 -14',
      'M81-46q-5 9-1 18',
    ) +
    area('#9dbfc1', '480 10, 300 8, 246 14, 206 28, 160 46, 126 59, 160 65, 206 57, 246 45, 290 45, 480 59') +
    area('#6f999d', '480 38, 300 30, 246 32, 206 44, 170 56, 140 62, 160 65, 206 57, 246 45, 290 45, 480 59') +
    thin('M168-24q-6-10 4-20M172 4q-6-10 4-16M168 30q-5-8 3-14', '#9dbfc1', 2),
)}</g>`
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
/** In the units of a syringe that is pressed: the forefinger below the collar of its barrel, as the thumb lies on the plunger’s head. */
export const FOREFINGER =
  fill('#9dbfc1', 'M106-19L92-18Q77-5 76 3q1 4 4 4 12-1 23-17z') +
  fill('#6f999d', 'M98-10q-9 12-22 13 0 4 3 4 14-2 21-14z') +
  thin('M94-20Q77-5 76 3q1 4 4 4 12-1 20-14', INK, 1.8)
