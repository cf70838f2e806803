/** A gloved hand that comes from the right, and what it holds between thumb and fingers. */
import { readFileSync } from 'node:fs'
import { area, fill, INK, thin } from './marks'
import { placed } from './tools'

export const base = (name: string): string =>
  readFileSync(new URL(`bases/${name}.svg`, import.meta.url), 'utf8').replaceAll(
    /^<svg[^>]*>|<title>.*<\/title>|<\/svg>\s*$/g,
    '',
  )

/**
 * A hand that presses a syringe, posed on the mesh and recorded under the lamp, its four fingers apart under the collar: `#gy`, and forefinger
 * and thumb, which lie before the barrel, `#gz`.
 */
export const PRESSED = base('pressed')
/** The same hand from above: the needle points down to the left. */
export const PRESS_DOWN = base('press-down')
/** A hand whose forefinger presses: its tip lies at (0, 0), the others are bent under the thumb, the forearm comes from the right (`#gh`). */
export const POINT = base('point')
/** A lower leg that lies on its side, the knee to the left, in 360 by 240 units: `#sh`. */
export const SHIN = base('shin')

/** One more grip, for the definitions: as a pencil is held (`#gp`; its thumb and the end of its forefinger, which lie before the tool, `#gq`). */
export const PENCIL = base('pencil')
/**
 * The back of a hand that rests on the skin by its fingertips (`#gl`), recorded from a posed mesh: each finger bends in its joints, the thumb
 * lies by the index, its forearm comes from below on the right; the tip of the middle finger is at (0, 0); `#gs` is its shade on the skin. Its
 * size is that of a face of 480 units.
 */
export const LAID =
  area('#5b2f2a', '-2 12, 8 44, 30 92, 60 124, 130 142, 220 164, 330 216, 330 120, 120 60, 40 24', 'id="gs" opacity=".35"') +
  base('laid').replace(
    /<\/g>\s*$/,
    thin('M13 24Q32 36 50 50M40 80Q51 88 64 91M143 4Q156 12 172 15M96 67Q112 72 124 69M88 106Q104 106 114 115', INK, 1.7) +
      thin('M69-10q6-6 12-7M75-6q5-5 11-6M32 22q6-7 12-8M38 27q5-6 11-7M35 59q4-6 10-8M112 46q3 10 11 17', '#6f999d', 1.4) +
      '</g>',
  )
/** The nails of that hand, where it is bare. */
export const NAILS = fill(
  '#ecc3b0',
  'M33-35q6-5 12 1l5 6q-4 4-9 0l-9-4zM-1-3q5-6 11 1l6 6q-4 5-9 1l-8-4zM6 28q5-5 10 2l4 7q-4 4-8-1l-6-4z',
  'stroke="#a9734f"',
)
/** A bare forearm from the upper right, its hand at rest, palm up: the fingers bend a little, each more than the one before it; the wrist is at (0, 0). */
export const PALM =
  base('palm') +
  thin(
    'M-63 107C-61 65 -37 33 3 7M-117 8C-100 31 -99 58 -112 79M-63 99C-67 74 -73 39 -77 11M-10 -32Q4 -1 29 28M2 -36Q15 -8 38 20M-147 29Q-147 37 -142 43M-180 38Q-181 47 -175 52M-143 58Q-144 68 -135 74M-188 79Q-188 89 -180 94M-133 85Q-133 97 -123 101M-181 114Q-180 125 -171 129M-112 107Q-110 117 -101 121M-153 135Q-151 146 -142 149M-40 139Q-33 148 -23 148',
    '#8a5238',
    2,
  )
/** The pencil grip as far as its knuckles, for a frame that cuts it off there: `near` shows it. */
export const PENCIL_NEAR = base('pencil-near')

/** For the definitions: `filter="url(#br)"` shows that hand without its glove. */
export const BARE =
  '<filter id="br" color-interpolation-filters="sRGB"><feColorMatrix values="0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="table" tableValues=".18 .3 .4 .5 .62 .76 .86 .91 .97 1"/><feFuncG type="table" tableValues=".02 .12 .22 .3 .42 .56 .7 .79 .88 .93"/><feFuncB type="table" tableValues=".1 .22 .25 .25 .3 .42 .55 .67 .8 .88"/></feComponentTransfer></filter>'
/** The same for the woman of 32, whose skin is browner. */
export const BROWN = BARE.replace('.4 .5 .62 .76 .86 .91 .97 1', '.4 .48 .57 .66 .76 .84 .91 .95')
  .replace('.22 .3 .42 .56 .7 .79 .88 .93', '.22 .28 .37 .47 .57 .67 .78 .84')
  .replace('.25 .25 .3 .42 .55 .67 .8 .88', '.25 .25 .26 .33 .41 .51 .65 .74')

const set = (x: number, y: number, scale: number, angle: number, drawn: string) =>
  `<g transform="translate(${x} ${y})${angle ? ` rotate(${angle})` : ''} scale(${scale})">${drawn}</g>`
/** Thumb and index meet at (x, y); `held` lies between them in their units and leans over the base of the index. */
export const pencil = (x: number, y: number, held: string, scale = 0.6, angle = 0): string =>
  set(x, y, scale, angle, `<use href="#gp"/>${held}<use href="#gq"/>`)
/** That hand rests by its fingertips on a face of 480 units, with its shade: the tip of the middle finger lies at (x, y). */
export const laid = (x: number, y: number, angle = 0, scale = 0.92): string =>
  set(x, y, scale, angle, '<use href="#gs"/><use href="#gl"/>')
/** The tip of the forefinger presses at (x, y). */
export const pointing = (x: number, y: number, scale = 1, angle = 0): string =>
  set(
    x,
    y,
    scale,
    angle,
    fill('#6d3f2c', 'M-2 7Q8 14 20 7 28 22 38 24 46 38 62 40 78 50 100 44L120-10 30-20z', 'opacity=".4"') + '<use href="#gh"/>',
  )

const one = (n: number) => +n.toFixed(1)
type Held = readonly [tool: string, x: number, y: number, angle: number, grip: number, size?: number, scale?: number]
const writes = ([tool, x, y, angle, grip, size = 0.9, scale = 1]: Held, left: boolean): string => {
  const turn = (angle * Math.PI) / 180
  const far = grip / size
  const drawn = placed(tool, one(5 - 0.309 * far), one(4.9 + 0.951 * far), -72, +(scale / size).toFixed(2))
  const posed = left ? angle - 252 : angle + 72
  // The tool lies a little beyond the point where thumb and index meet: the hand is drawn back by it, so that the tip stays where it is asked for.
  const back = (left ? 4.1 : -4.1) * size
  const [px, py] = [Math.cos, Math.sin].map((of) => grip * of(turn) + back * of((posed * Math.PI) / 180)) as [number, number]
  const place = `translate(${one(x + px)} ${one(y + py)})`
  const pose = `rotate(${posed}) scale(${left ? `${-size} ${size}` : size})`
  return `<g transform="${place} ${pose}"><use href="#gp"/>${drawn}<use href="#gq"/></g>`
}
/**
 * A hand that holds a tool as one writes (`PENCIL`): the tool’s tip lies at (x, y), its handle leaves at that angle, and it is gripped
 * so far from the tip. From the right, or the same hand turned over, from the left.
 */
export const fromRight = (...held: Held): string => writes(held, false)
export const fromLeft = (...held: Held): string => writes(held, true)
/**
 * A hand that presses a syringe (`PRESSED`): the pad of the thumb on the head of the plunger, the barrel between forefinger, which lies before it, and middle finger
 * under its collar. The needle’s tip lies at (x, y), the syringe leaves at that angle; `long`: how far its plunger’s head is from the tip, `scale` the tool’s against
 * the hand, `posed` the angle at which the hand is recorded.
 */
export const pressing = (
  tool: string,
  long: number,
  x: number,
  y: number,
  angle: number,
  size = 0.9,
  scale = 1.4,
  posed = 14,
): string => {
  const turn = (posed * Math.PI) / 180
  const [tx, ty] = [one(-long * scale * Math.cos(turn)), one(-long * scale * Math.sin(turn))]
  return `<g transform="translate(${x} ${y}) rotate(${angle - posed}) scale(${size}) translate(${-tx} ${-ty})"><use href="#gy"/>${placed(tool, tx, ty, posed, scale)}<use href="#gz"/></g>`
}
/** What such a hand throws on the skin or the hair: its form without what it holds, moved away from the lamp. */
export const thrown = (hand: string, dx: number, dy: number, paint: string): string =>
  hand.replace(/<use href="#gy.*/, `<use href="#gyf" transform="translate(${dx} ${dy}) scale(.5)" ${paint}/></g>`)
/** That hand as `PENCIL_NEAR` has it. */
export const near = (hand: string): string => hand.replaceAll(/#g([pq])/g, '#n$1')
