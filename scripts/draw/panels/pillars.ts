/** From nearer: a breast open below the areola, which already lies higher. What is left of the gland is gathered and stitched in the midline. */
import { area, ink, INK, part, thin, whole } from './marks'
import { areolaAt } from './breasts'
import { stroke } from './pen'

const SUTURE = '#2f3f6b'

/** The right half of what lies open, from under the areola down to the fold, drawn about an axis at 0; the other half is the same, mirrored. */
const half =
  // The edge of the skin with its cut dermis, and fat beneath it.
  part('#f1d3b8', '0 -40, 13 -40, 19 -27, 26 -8, 37 11, 43 27, 33 41, 0 47', 1.8) +
  area('#f3d88f', '0 -36, 10 -36, 15 -25, 21 -7, 32 12, 38 27, 29 37, 0 43') +
  thin('M13-22q-4 4-9 3M19-8q-5 4-9 2M26 6q-6 4-10 1M33 19q-6 3-9 0M35 31q-5-1-9-4M24 37q-1-3-5-5', '#c99a45', 1.5) +
  // The pillar of gland: its lobes run up to the nipple.
  area('#dc9c8b', '1 -34, 8 -32, 13 -18, 19 0, 26 17, 30 30, 20 37, 1 41', `stroke="${INK}" stroke-width="1"`) +
  area('#efbfae', '2 -30, 7 -28, 11 -14, 16 2, 21 17, 22 27, 15 18, 9 0, 4 -14') +
  area('#bf7868', '1 40, 20 36, 29 30, 26 20, 24 27, 15 32, 3 33') +
  thin('M6-28C8-8 13 12 19 31M4-20C5 0 8 20 10 36', '#a65f52', 1.1) +
  thin('M10-16l6 2M14-3l7 1M19 9l6 0', '#f9e3d8', 1.4)

const knot = (y: number, reach: number): string =>
  `M${-reach} ${y - 1}q${reach} 5 ${2 * reach} 0M-1 ${y + 2}l-4 4M1 ${y + 2}l4.5 3.5`

/** The open breast about its axis at x, the middle of what lies open at y; the areola so far above it. */
export const pillars = (x: number, y: number, above: number, r: number): string =>
  areolaAt([x, y - above], r, 0.9) +
  `<g transform="translate(${x} ${y})"><g id="pl">${whole(half)}</g><use href="#pl" transform="scale(-1 1)"/>` +
  // Where they meet there is shade, deepest below, where they still lie apart.
  area('#8b3638', '0 -32, 1.5 -6, 3 14, 6 36, 4 43, -4 43, -6 36, -3 14, -1.5 -6') +
  thin(`${knot(-22, 6)}${knot(-8, 8)}${knot(7, 10)}`, SUTURE, 1.8) +
  // The last one is placed and not yet tied.
  thin('M-15 24C-4 31 6 31 14 23C24 12 40 24 52 12', SUTURE, 1.8) +
  ink(stroke('-14 -39, -20 -27, -27 -8, -38 11, -44 27', 1.2)) +
  `</g>`
