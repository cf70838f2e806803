import svgpath from 'svgpath'
import { curve, stroke } from './pen'

/**
 * The far side of the woman of 32 where she is turned to the left (`forms/w32-shut-34.svg`, `bases/aside.svg`): the ridge of the brow steps back into the orbit,
 * the cheekbone stands out, the cheek is hollow below it, the line goes in at the corner of the mouth and beneath the lip, and the ball of the chin comes out.
 */
const FOREHEAD = '110 1, 109.500 18, 108 36, 109.800 50'
const FACE =
  '109.800 50, 108.800 62, 108.800 72, 111 82, 115.500 93, 115.500 99, 110.500 109, 105.800 119, 103.800 132, 104.800 147, 109.200 160, 115.600 174, 120.800 187, 123.800 197, 124.800 205, 128 215, 130.400 223.500, 131.800 233, 135.200 243.500, 141.200 253, 149 260, 159.500 264.500, 173 266.500'
const absolute = (d: string) => svgpath(d).abs().unarc().unshort()

/** Of an outline that begins at the far temple, all up to the throat runs here. */
const outlined = (d: string): string => {
  const path = absolute(d)
  let behind = 0
  path.iterate((_segment, i, x, y) => {
    if (!behind && i && x > 172 && y > 262) behind = i
  })
  const rest = (path as unknown as { segments: (string | number)[][] }).segments.slice(behind).map((segment) => segment.join(' '))
  return svgpath(`${curve(`${FOREHEAD}${FACE.slice('109.800 50'.length)}`)}${rest.join('')}`)
    .rel()
    .round(0)
    .toString()
}
/** Ink of the far contour and the throat, each tapered. */
export const farInk = (width = 2.5): string =>
  stroke(FACE, width, { from: 0.5, to: 0.5 }) +
  stroke('171 266.400, 179 267.500, 183.500 273, 184 286, 182 318', 2.2, { from: 0.5, to: 0.3 })
export const FAR_INK = farInk()
/** The parts of a path of the pen, without the one that was the far contour. */
const reinked = (d: string, mine: string, dropped: RegExp): string => {
  const parts =
    absolute(d)
      .toString()
      .match(/M[^M]*/g) ?? []
  const others = parts.filter((part) => !/^M11[01][ .\d]* 5[34]/.test(part) && !dropped.test(part))
  if (others.length >= parts.length) throw new Error('no far contour')
  return svgpath(others.join('')).rel().round(1).toString() + mine
}

/** The mouth turns away with the face: beyond its middle it is narrower, and all of it stands nearer to the far side. */
const MIDDLE = 151
const narrower = (x: number) => (x < MIDDLE ? MIDDLE - (MIDDLE - x) * 0.68 : x - (x - MIDDLE) * 0.04) - 6
export const turnedMouth = (d: string): string =>
  absolute(d)
    .iterate((segment, _index, x, y) => {
      const [kind, ...values] = segment as [string, ...number[]]
      if (kind === 'V') return [['L', narrower(x), values[0]]] as never
      if (kind === 'H') return [['L', narrower(values[0]!), y]] as never
      return [[kind, ...values.map((value, i) => (i % 2 ? value : narrower(value)))]] as never
    })
    .rel()
    .round(1)
    .toString()

/** That head with the far side drawn so; of the ink, what begins with `dropped` is left out. */
export const turned = (who: string, { ink = FAR_INK, dropped = /^$/ } = {}): string =>
  who
    .replace(/d="(M110 1[vl ][^"]{200,})"/, (_, d: string) => `d="${outlined(d)}"`)
    .replace(
      /(<g fill="#4d2039">\s*<path d=")([^"]*)"/,
      (_, before: string, d: string) => `${before}${reinked(d, ink, dropped)}"`,
    )
