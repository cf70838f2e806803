/** The body cut open: layers in one order and one set of tones. */
import { curve, type Line, type Point, pointsOf, stroke } from './pen'
import { area, fill, INK, part, thin, whole as rounded } from './marks'
import { LAYER } from './tones'

const RIBS = [24, 82, 140, 198]

/** The wall of the chest from the side, seen cut: lung and pleura, ribs with their vessels below, the muscles between them. */
export const chestWall = (): string =>
  fill('#d0948b', 'M200-10h44v260h-52z') +
  fill('#dda99e', 'M200-10h20l-4 120-3 140h-20z') +
  thin('M226-6q7 60-2 124t-6 130', '#b97b73', 1.2) +
  part('url(#v)', '194 -6, 210 -6, 207 120, 203 246, 186 246, 190 120') +
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
  ).join('') +
  // The pleura, and the lung that glides on it.
  fill(INK, stroke('213 -8, 211 120, 206 248', 3.8, { from: 1, to: 1 })) +
  fill(LAYER.fascia, stroke('213 -8, 211 120, 206 248', 2.4, { from: 1, to: 1 }))

const between = (a: readonly Point[], b: readonly Point[], t: number): Point[] =>
  a.map(([x, y], i) => [x + ((b[i]?.[0] ?? x) - x) * t, y + ((b[i]?.[1] ?? y) - y) * t])
/** A flat muscle between its front and its back, said by as many points each: its fibres run along, its front is lit and covered by fascia. */
export const strap = (front: Line, back: Line): string => {
  const [a, b] = [pointsOf(front), pointsOf(back)]
  return (
    part(LAYER.muscle, [...a, ...b.toReversed()], 1.1) +
    thin([0.62, 0.84].map((t) => curve(between(a, b, t))).join(''), LAYER.muscleShade, 1.2) +
    thin([0.2, 0.42].map((t) => curve(between(a, b, t))).join(''), '#d08070', 1.2) +
    thin(curve(a), '#f1e2d8', 1.5)
  )
}
/** The small chest muscle, from the coracoid down to the third to fifth ribs: it lies behind the great one, and behind an implant under that. */
export const minor = (): string =>
  strap('187 -8, 184 36, 184 84, 184 130, 187 168, 191 190', '196 -8, 194 36, 193 84, 192 130, 192 168, 193 190')
/** The great chest muscle, from below the collarbone down to its insertion on the fifth rib, the small one behind it. */
const FRONT = '167 12, 170 40, 170 80, 170 120, 174 164, 181 198, 187 214'
export const pectoral = (): string => minor() + strap(FRONT, '180 14, 182 40, 182 80, 182 120, 184 164, 188 198, 190 214')
/** The same in a section that begins below the collarbone. */
export const PECTORAL = '178 -8, 200 -8, 200 60, 198 120, 196 200, 190 216, 185 211, 181 198, 176 172, 172 120, 174 60'
/** The collarbone, cut across. */
const COLLARBONE =
  part('url(#b)', '166 4, 172 -6, 182 -6, 188 3, 184 12, 174 14', 1.2) +
  area(LAYER.boneShade, '184 -3, 188 3, 184 12, 174 14, 181 7')

const nearly = (point: Point): string => point.map(Math.round).join(' ')

/** The areola: the skin between two heights. */
export const areolaIn = (outline: Line, from: number, to: number): string =>
  `<svg y="${from}" width="240" height="${to - from}" viewBox="0 ${from} 240 ${to - from}">${thin(curve(outline), '#b67d69', 6.2)}</svg>`
/** The nipple stands a little out of it, its tip rounded. */
export const nippleOn = (x: number, y: number): string =>
  area(
    '#a4675a',
    `${x + 4} ${y - 9}, ${x - 1} ${y - 6}, ${x - 5} ${y - 5}, ${x - 8} ${y - 1}, ${x - 7} ${y + 4}, ${x - 2} ${y + 6}, ${x + 4} ${y + 9}, ${x + 6} ${y}`,
  ) +
  area('#c48e7c', `${x - 6.5} ${y - 2}, ${x - 4} ${y - 4.5}, ${x + 2} ${y - 5.5}, ${x} ${y - 2}, ${x - 5} ${y + 0.5}`) +
  thin(
    curve(
      `${x + 1} ${y - 9}, ${x - 1} ${y - 6.5}, ${x - 5} ${y - 5.5}, ${x - 8.5} ${y - 1}, ${x - 7.5} ${y + 4}, ${x - 2.5} ${y + 6.5}, ${x} ${y + 9}`,
    ),
    INK,
    1.5,
  ) +
  thin(`M${x - 6} ${y}h16`, '#fbe8da', 1)

export interface Cut {
  /** The skin, from the collarbone to below the fold, closed on the right by the wall. */
  outline: Line
  /** Where the nipple stands on it, and from which height to which the areola goes. */
  nipple: readonly [x: number, y: number]
  areola: readonly [from: number, to: number]
  /** The far ends of the lobes of the gland. */
  lobes: Line
  thick: number
  /** Where the cone of the gland rests, from above to below: on the muscle, or on the implant, which lies over what is hidden of it. */
  rest: Line
  /** What lies behind the gland, from the front backwards. */
  behind: string
}

/** A breast in section, facing left: skin, fat with its bands, the lobes of the gland with their ducts, what lies behind them. */
export function breast({ outline, nipple: [x, y], areola: [from, to], lobes, thick, rest, behind }: Cut): string {
  const skin = curve(outline)
  const points = pointsOf(outline)
  const ends = pointsOf(lobes)
  const apex: Point = [x + 9, y]
  const at = (end: Point, t: number, side: number): Point => {
    const [dx, dy] = [end[0] - apex[0], end[1] - apex[1]]
    const length = Math.hypot(dx, dy)
    return [apex[0] + dx * t - (dy / length) * side, apex[1] + dy * t + (dx / length) * side]
  }
  const lobe = (end: Point): string =>
    part(
      'url(#g)',
      [
        at(end, 0.3, 0),
        at(end, 0.55, -thick * 0.5),
        at(end, 0.82, -thick),
        at(end, 1, -thick * 0.6),
        at(end, 1, thick * 0.6),
        at(end, 0.82, thick),
        at(end, 0.55, thick * 0.5),
      ],
      0.9,
    )
  const rim = (end: Point, side: number): Point[] => [at(end, 0.36, side * 0.5), at(end, 0.7, side), at(end, 1, side)]
  const [first, last] = [ends[0] as Point, ends.at(-1) as Point]
  const bed: Point[] = [apex, ...rim(first, -thick - 3), ...pointsOf(rest), ...rim(last, thick + 3).toReversed()]
  const ducts = ends.map((end) => `M${nearly(apex)}L${nearly(at(end, 0.93, 0))}`).join('')
  const below = points.filter(([, py]) => py >= y)
  return (
    `<path fill="url(#f)" d="${skin}L194 246V-8z"/>` +
    // The lower half turns from the lamp.
    area('#a9772f', [...below, ...below.toReversed().map(([px, py]): Point => [px + 9, py - 15])], 'opacity=".3"') +
    // Bands from the gland to the skin hold it.
    thin(
      ends
        .slice(0, -1)
        .map((end, i) => {
          const near = points.toSorted(
            (a, b) => Math.hypot(a[0] - end[0], a[1] - end[1]) - Math.hypot(b[0] - end[0], b[1] - end[1]),
          )[0]!
          return i > ends.length / 2 - 1 && near[1] < y ? '' : `M${nearly(at(end, 0.8, 0))}L${nearly(near)}`
        })
        .join(''),
      '#fff6e4',
      1.6,
    ) +
    // One cone: the lobes lie close together in their white bed.
    rounded(part('#f4d6c6', bed, 1.1) + ends.map(lobe).join('')) +
    thin(ducts, INK, 2.7) +
    thin(ducts, '#fbe8da', 1.7) +
    behind +
    chestWall() +
    COLLARBONE +
    thin(skin, INK, 8.4) +
    thin(skin, LAYER.skin, 6.2) +
    areolaIn(outline, from, to) +
    thin(skin, LAYER.skinShade, 1.4, 'transform="translate(1.9 1.2)"') +
    nippleOn(x, y)
  )
}

/** Lobes of the gland and the ducts that lead to the nipple. */
export const gland = (outline: Line, ducts: readonly Line[]): string =>
  part('url(#g)', outline) + fill('#f7e0cf', ducts.map((one) => stroke(one, 2.2, { from: 0.8, to: 0.5 })).join(''))

/** An implant: its shell, the clear gel that turns from the lamp. */
export const implant = (outline: Line, shade: Line, light: Line): string =>
  area('#e2ecee', outline, `stroke="${INK}" stroke-width="2"`) + area('#b4c9cf', shade) + fill('#ffffff', stroke(light, 5.5))
