/** The body cut open: layers in one order and one set of tones. */
import { curve, stroke, type Line } from './pen'
import { area, fill, ink, INK, part, thin } from './marks'
import { LAYER } from './tones'

const RIBS = [24, 82, 140, 198]

/** The wall of the chest from the side, seen cut: pleura, ribs, the muscles between them, the great chest muscle in front. */
export const chestWall = (): string =>
  fill('#d3a39b', 'M196 0h44v240h-52z') +
  part('url(#u)', '192 -6, 212 -6, 208 120, 204 246, 184 246, 188 120') +
  RIBS.map(
    (y) =>
      part(
        'url(#b)',
        `${200 - y * 0.03} ${y - 19}, ${210 - y * 0.03} ${y - 12}, ${211 - y * 0.03} ${y + 8}, ${204 - y * 0.03} ${y + 18}, ${194 - y * 0.03} ${y + 12}, ${191 - y * 0.03} ${y - 8}`,
      ) +
      area(
        LAYER.boneShade,
        `${206 - y * 0.03} ${y - 13}, ${210 - y * 0.03} ${y - 10}, ${211 - y * 0.03} ${y + 8}, ${204 - y * 0.03} ${y + 17}, ${206 - y * 0.03} ${y + 4}`,
      ),
  ).join('')

/** The great chest muscle, from the collarbone down to its insertion on the fifth rib; its back lies on the wall, which is drawn over it. */
export const PECTORAL = '178 -8, 200 -8, 200 60, 198 120, 196 200, 190 216, 185 211, 181 198, 176 172, 172 120, 174 60'

/** A breast in section, facing left. `outline` runs from the collarbone to below the fold, closed on the right by the wall. */
export function breast(outline: Line, inner: string, nipple: readonly [x: number, y: number]): string {
  const [x, y] = nipple
  const skin = curve(outline)
  return (
    `<path fill="url(#f)" d="${skin}L194 246V-8z"/>` +
    inner +
    chestWall() +
    thin(skin, INK, 8.4) +
    thin(skin, LAYER.skin, 6.2) +
    thin(skin, LAYER.skinShade, 1.4, 'transform="translate(1.9 1.2)"') +
    fill(
      '#9c6156',
      stroke(
        [
          [x + 9, y - 15],
          [x + 1, y - 7],
          [x - 4, y - 3],
          [x - 5, y + 3],
          [x + 2, y + 7],
          [x + 10, y + 14],
        ],
        7,
        { from: 0.4, to: 0.4 },
      ),
    )
  )
}

/** Lobes of the gland and the ducts that lead to the nipple. */
export const gland = (outline: Line, ducts: readonly Line[]): string =>
  part('url(#g)', outline) + fill('#f7e0cf', ducts.map((one) => stroke(one, 2.2, { from: 0.8, to: 0.5 })).join(''))

/** An implant in its shell. */
export const implant = (outline: Line, light: Line): string =>
  area('#dfeaec', outline, `fill-opacity=".92" stroke="${INK}" stroke-width="1.6"`) + fill('#ffffff', stroke(light, 5)) + ink()
