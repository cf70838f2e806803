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
  return `${curve(`${FOREHEAD}${FACE.slice('109.800 50'.length)}`)}${svgpath(`M173 266.500${rest.join('')}`).rel().round(0).toString().replace(/^M[\d. ]+/, '').replace(/^m/, 'l')}`
}
/** Ink of the far contour and the throat, each tapered. */
export const FAR_INK =
  stroke(FACE, 2.5, { from: 0.5, to: 0.5 }) + stroke('171 266.400, 179 267.500, 183.500 273, 184 286, 182 318', 2.2, { from: 0.5, to: 0.3 })
/** The parts of a path of the pen, without the one that was the far contour. */
const reinked = (d: string, mine: string): string => {
  const parts = absolute(d).toString().match(/M[^M]*/g) ?? []
  const others = parts.filter((part) => !/^M11[01][ .\d]* 5[34]/.test(part))
  if (others.length !== parts.length - 1) throw new Error('no far contour')
  return svgpath(others.join('')).rel().round(1).toString() + mine
}

/** The mouth turns away with the face: beyond its middle it is narrower, and all of it stands nearer to the far side. */
const MIDDLE = 151
export const turnedMouth = (d: string): string =>
  absolute(d)
    .iterate((segment) => {
      const moved = segment.map((value, i) =>
        typeof value === 'number' && i % 2 ? (value < MIDDLE ? MIDDLE - (MIDDLE - value) * 0.68 : value - (value - MIDDLE) * 0.04) - 6 : value,
      )
      return [moved as typeof segment]
    })
    .rel()
    .round(1)
    .toString()

/** That head with the far side drawn so. */
export const turned = (who: string, ink = FAR_INK): string =>
  who
    .replace(/d="(M110 1[vl ][^"]{200,})"/, (_, d: string) => `d="${outlined(d)}"`)
    .replace(/(<g fill="#4d2039">\s*<path d=")([^"]*)"/, (_, before: string, d: string) => `${before}${reinked(d, ink)}"`)
