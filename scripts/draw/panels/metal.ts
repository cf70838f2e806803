/** Turned metal under the lamp, upright, its tip at (0, 0): what a hand holds over the skin. */
import { ellipse, stroke } from './pen'
import { fill, INK, thin } from './marks'

type Tones = readonly [light: string, base: string, shade: string]
const STEEL: Tones = ['#f7fafa', '#cbd5d8', '#93a3aa']
const WHITE: Tones = ['#ffffff', '#eceeed', '#c3cccd']
const TEAL: Tones = ['#a9cfcf', '#6d9d9e', '#467577']
const DARK: Tones = ['#8b8794', '#5a5563', '#3d3945']

/** A round piece from the height `a`, so wide to each side, to the height `b`: the lamp runs down its left side. */
export const turned = (a: number, wide: number, b: number, end: number, [light, base, shade]: Tones = STEEL): string => {
  const band = (from: number, to: number) =>
    `M${+(from * wide).toFixed(1)} ${a}L${+(from * end).toFixed(1)} ${b}H${+(to * end).toFixed(1)}L${+(to * wide).toFixed(1)} ${a}z`
  return (
    fill(base, band(-1, 1)) +
    fill(shade, band(0.25, 1)) +
    fill(light, band(-0.72, -0.3)) +
    fill('none', band(-1, 1), `stroke="${INK}" stroke-width="1" stroke-linejoin="round"`)
  )
}

const LIFT = 0.72
/** A point of such an arc, at that share of its radius. */
const low = (at: number, r: number, y: number) => `${+(at * r).toFixed(1)} ${+(y + LIFT * r * Math.sqrt(1 - at * at)).toFixed(1)}`
/** The same where the piece stands on skin that faces us, and comes towards us: shorter, every edge an arc that bows to its tip. */
const coming = (a: number, wide: number, b: number, end: number, [light, base, shade]: Tones = STEEL): string => {
  const band = (from: number, to: number) =>
    `M${low(from, wide, a)}A${wide} ${+(LIFT * wide).toFixed(1)} 0 0 0 ${low(to, wide, a)}L${low(to, end, b)}A${end} ${+(LIFT * end).toFixed(1)} 0 0 1 ${low(from, end, b)}z`
  return (
    fill(base, band(-1, 1)) +
    fill(shade, band(0.25, 1)) +
    fill(light, band(-0.72, -0.3)) +
    fill('none', band(-1, 1), `stroke="${INK}" stroke-width="1" stroke-linejoin="round"`)
  )
}
/** The rear end of such a piece, which faces us: a round cap, and the lead out of its middle. */
const rear = (y: number, r: number, leads = true): string =>
  fill('#5a5563', ellipse(0, y, r, LIFT * r), `stroke="${INK}" stroke-width="1.2"`) +
  fill('#8b8794', ellipse(-1, y - 0.6, r * 0.66, LIFT * r * 0.66)) +
  (leads
    ? fill(INK, stroke(`0 ${y}, 1 ${y - 14}, 12 ${y - 50}, 44 ${y - 110}`, 8, { from: 1, to: 1 })) +
      fill('#7b8790', stroke(`0 ${y}, 1 ${y - 14}, 12 ${y - 50}, 44 ${y - 110}`, 5.6, { from: 1, to: 1 }))
    : '')

const lead = (y: number) => {
  const way = `0 ${y}, -1 ${y - 16}, 8 ${y - 36}, 30 ${y - 52}`
  return (
    fill(INK, stroke(way, 7, { from: 1, to: 1 })) +
    fill('#7b8790', stroke(way, 5, { from: 1, to: 1 })) +
    fill('#aab5ba', stroke(way, 1.4))
  )
}

/** The hand piece of a laser for hair: a wide clear window that rests on the skin, the flare above it, a grip, the lead (`wideTip` is its tip from near). */
export const laserPiece = (light = '#d94f3d'): string =>
  lead(-186) +
  fill('#e3edf0', 'M-15 -13h30V-1q-15 4-30 0z', `stroke="${INK}" stroke-width="1.2"`) +
  fill(light, 'M-14.4 -7h28.800V-1q-14.400 3.600-28.800 0z', 'opacity=".75"') +
  fill('#fff', 'M-11 -12h4l-1.500 10h-4z', 'opacity=".7"') +
  turned(-13, 15, -27, 9.5) +
  turned(-27, 11.5, -32, 11.5, DARK) +
  turned(-32, 10.5, -76, 13, WHITE) +
  turned(-76, 14.5, -82, 14.5) +
  turned(-82, 14, -176, 12, WHITE) +
  turned(-176, 10, -188, 6, DARK) +
  fill('#6d9d9e', 'M-7 -100h9v14h-9z', `stroke="${INK}" stroke-width=".7"`)

/** That hand piece on skin that faces us: its window, from which the light goes down into the skin, lies flat on it. */
export const laserOnSkin = (light = '#d94f3d'): string =>
  // Its shade on the skin; the lit skin inside the rim; the clear guard that widens to it; the near edge of the rim.
  fill('#4a1f1c', ellipse(4, 2, 17, 11), 'opacity=".35"') +
  fill(light, ellipse(0, 0, 14, 10), 'opacity=".8"') +
  fill('#fff', ellipse(0, 3, 8, 4), 'opacity=".25"') +
  fill('#e3eef0', 'M-14-1A14 10 0 0 0 14-1L11-20H-11z', 'opacity=".4"') +
  fill(light, 'M-11-1A11 7 0 0 0 11-1L8-20H-8z', 'opacity=".45"') +
  fill('#fff', 'M-12 1l4 4 1-24h-3z', 'opacity=".75"') +
  thin('M-11-20L-14-1A14 10 0 0 0 14-1L11-20', INK, 4) +
  thin('M-11-20L-14-1A14 10 0 0 0 14-1L11-20', '#f4f8f8', 1.8) +
  coming(-18, 12, -25, 15.5) +
  coming(-25, 17, -30, 17.5, DARK) +
  fill('#5a5563', ellipse(0, -30, 17.5, 12.6), `stroke="${INK}"`) +
  coming(-30, 16, -52, 17.5, WHITE) +
  coming(-52, 18.2, -56, 18.4) +
  coming(-56, 17.8, -100, 19.5, WHITE) +
  coming(-100, 19, -106, 18.4, DARK) +
  rear(-106, 18)

/** Its tip alone, as wide as it is beside the roots of hairs: the window that rests on the skin, the nozzle; the frame cuts the rest. */
export const laserTip = (light = '#d94f3d'): string =>
  fill('#e6eef0', 'M-22 -30h44l4 28h-52z', 'opacity=".7"') +
  fill(light, 'M-15 -30h30l6 28h-42z', 'opacity=".38"') +
  fill('#fff', 'M-17 -28h5l-3 24h-6z', 'opacity=".8"') +
  thin('M-22 -30L-26 -2M22 -30L26 -2', INK, 1.4) +
  fill('#cbd5d8', ellipse(0, -2, 26, 3), `stroke="${INK}" stroke-width="1.2"`) +
  turned(-30, 25, -58, 33) +
  turned(-58, 36, -70, 36, DARK) +
  turned(-70, 34, -150, 37, WHITE)

/** A tip whose window is wider than what is seen of the skin: it flares from its neck and runs out of both sides. */
export const wideTip = (top: number, light: string): string => {
  const glass = `M0 70h240v${top - 70}H0z`
  return (
    `<linearGradient id="wg" x2="0" y2="1"><stop stop-color="#e3edf0"/><stop offset=".3" stop-color="#e3edf0"/><stop offset=".8" stop-color="${light}"/><stop offset="1" stop-color="#fff0d8"/></linearGradient>` +
    fill('url(#wg)', glass) +
    fill('#fff', `M34 70h16l-12 ${top - 70}h-16zM60 70h5l-12 ${top - 70}h-5zM196 70h9l-12 ${top - 70}h-9z`, 'opacity=".6"') +
    thin(`M0 73h240`, '#8fa6ad', 1.6) +
    thin(`M0 70h240M0 ${top}h240`, INK, 1.4) +
    `<g transform="translate(120)">${turned(70, 138, 46, 84) + turned(46, 88, 36, 88, DARK) + turned(36, 80, -4, 84, WHITE)}</g>`
  )
}

const row = (xs: readonly number[], y: number, wide: number, to: number, colour: string) =>
  fill(colour, xs.map((x) => `M${x - wide} ${y}h${2 * wide}L${x} ${to}z`).join(''))
/**
 * The sterile tip of the pen: a clear cap whose rim lies on the skin, and in it a round plate with two rows of needles. They reach
 * `depth` below the rim; so far away that a cheek is seen (`depth` 2 or less), a needle is no more than a dot.
 */
export const needleTip = (depth: number): string => {
  const rim = fill('#cfe0e2', ellipse(0, -2, 12.4, 2.6), `stroke="${INK}" stroke-width="1.1"`)
  return (
    (depth > 2
      ? rim +
        row([-6.6, -2.2, 2.2, 6.6], -16, 0.7, depth - 2, '#8a989d') +
        row([-8.6, -4.4, 0, 4.4, 8.6], -14, 0.8, depth, '#4b5a61')
      : rim + thin('M-7 -1v2.4M-3.5 0v2.4M0 .2v2.4M3.5 0v2.4M7 -1v2.4', '#4b5a61', 0.9)) +
    fill('#e8f1f1', 'M-14 -26h28l-1.6 24q-12.4 5-24.8 0z', `opacity=".62" stroke="${INK}" stroke-width="1.3"`) +
    fill('#fff', 'M-11 -25h4l1 24-3-.6z', 'opacity=".8"') +
    fill('#9fb4b8', 'M7 -25h6l-1.4 23.4-5 1.4z', 'opacity=".5"') +
    (depth > 2 ? fill('#b9c6c9', ellipse(0, -15, 11, 2.4), `stroke="${INK}" stroke-width=".8"`) : '') +
    turned(-26, 15, -32, 15, TEAL)
  )
}

/** The pen with its tip. */
export const needlePen = (depth: number): string =>
  needleTip(depth) +
  turned(-32, 14.5, -48, 16, WHITE) +
  turned(-48, 16.5, -52, 16.5) +
  turned(-52, 15.5, -70, 15.5) +
  thin([-55, -58, -61, -64, -67].map((y) => `M-15.5 ${y}h31`).join(''), '#7b8790', 0.8) +
  turned(-70, 16, -168, 13.5, WHITE) +
  turned(-168, 11, -180, 7, DARK) +
  fill('#6d9d9e', 'M-8 -98h9v16h-9z', `stroke="${INK}" stroke-width=".7"`)

/** That pen on skin that faces us, upright on it and coming towards us: the clear cap lies with its whole rim on the skin, its needles in it. */
export const penOnSkin = (): string =>
  fill('#4a1f1c', ellipse(4, 3, 19, 12), 'opacity=".35"') +
  fill('#a8503c', ellipse(0, 0, 13, 9), 'opacity=".4"') +
  fill('#4b5a61', [-8, -4, 0, 4, 8].map((x) => `M${x - 1}-20h2l-.6 ${21 + 4 * Math.sqrt(1 - (x / 13) ** 2)}h-.8z`).join('')) +
  fill('#e8f1f1', 'M-16-1A16 11.5 0 0 0 16-1L17-24H-17z', 'opacity=".5"') +
  fill('#9fb4b8', 'M8 8L16-1 17-24H9z', 'opacity=".5"') +
  fill('#fff', 'M-14 3l5 4-1-28h-5z', 'opacity=".8"') +
  thin('M-17-24L-16-1A16 11.5 0 0 0 16-1L17-24', INK, 3.6) +
  thin('M-17-24L-16-1A16 11.5 0 0 0 16-1L17-24', '#f4f8f8', 1.5) +
  coming(-22, 18, -28, 18, TEAL) +
  coming(-28, 17.4, -40, 19, WHITE) +
  coming(-40, 19.6, -44, 19.6) +
  coming(-44, 18.6, -56, 18.8) +
  coming(-56, 19.2, -104, 20, WHITE) +
  coming(-104, 19, -110, 18, DARK) +
  rear(-110, 17.6, false)
