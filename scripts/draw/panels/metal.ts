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

const lead = (y: number) => {
  const way = `0 ${y}, -1 ${y - 16}, 8 ${y - 36}, 30 ${y - 52}`
  return (
    fill(INK, stroke(way, 7, { from: 1, to: 1 })) +
    fill('#7b8790', stroke(way, 5, { from: 1, to: 1 })) +
    fill('#aab5ba', stroke(way, 1.4))
  )
}

/** The hand piece of a laser: a gauge that rests on the skin, the nozzle, a grip, the lead. */
export const laserPiece = (light = '#d94f3d'): string =>
  lead(-146) +
  thin('M-8 -22L-5 -1M8 -22L5 -1', INK, 2.2) +
  thin('M-8 -22L-5 -1M8 -22L5 -1', '#e6ecec', 1) +
  fill(light, 'M-4 -24h8l-1.6 23h-4.8z', 'opacity=".4"') +
  fill('none', ellipse(0, -1.5, 6, 2), `stroke="${INK}" stroke-width="1.6"`) +
  turned(-24, 8, -38, 12) +
  turned(-38, 13.5, -44, 13.5, DARK) +
  turned(-44, 12.5, -76, 14, WHITE) +
  turned(-76, 14.5, -82, 14.5) +
  turned(-82, 14, -138, 13, WHITE) +
  turned(-138, 11, -148, 7, DARK) +
  fill('#6d9d9e', 'M-7 -100h9v14h-9z', `stroke="${INK}" stroke-width=".7"`)

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
    fill('#e6eef0', glass) +
    fill(light, glass, 'opacity=".34"') +
    fill('#fff', `M34 70h16l-12 ${top - 70}h-16zM60 70h5l-12 ${top - 70}h-5z`, 'opacity=".7"') +
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
  turned(-70, 16, -130, 14.5, WHITE) +
  turned(-130, 12, -140, 8, DARK) +
  fill('#6d9d9e', 'M-8 -98h9v16h-9z', `stroke="${INK}" stroke-width=".7"`)
