/** A laser at work: the skin in section, its targets, the light. */
import { chance, ellipse, stroke, type Point } from './pen'
import { area, fill, INK, thin, whole } from './marks'
import { hair, skinBlock } from './skin'
import { laserOnSkin, laserTip, turned } from './metal'
import { fromRight } from './hands'
import { pen, placed } from './tools'

/** Light in one cone, in two soft steps: it widens and fades as it goes down. */
export const beam = (x: number, top: number, depth: number, colour: string, width = 24): string => {
  const id = `b${colour.slice(1)}`
  const cone = (wide: number, deep: number) => {
    const [a, b] = [wide * 0.5, wide * 0.74]
    return `M${x - a} ${top}h${2 * a}L${+(x + b).toFixed(1)} ${top + deep}q${-b.toFixed(1)} ${+(b * 0.5).toFixed(1)} ${+(-2 * b).toFixed(1)} 0z`
  }
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".72"/><stop offset=".6" stop-color="${colour}" stop-opacity=".4"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
    fill(`url(#${id})`, cone(width, depth), 'opacity=".75"') +
    fill(`url(#${id})`, cone(width * 0.5, depth * 0.86))
  )
}

export const firing = (x: number, top: number, colour: string): string => placed(laserTip(colour), x, top)

/** A hand that writes with a tool over skin, which takes the shade of the barrel and of the fingers beneath it. */
export const held = (tool: string, x: number, y: number, angle: number, grip: number, size: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle}) scale(${size})">${fill('#4a1f1c', 'M-7 3Q-4 10 6 10L44 22Q50 52 70 74 88 86 98 70L104 60 130 40 60 8 8 2z', 'opacity=".34"')}</g>` +
  fromRight(tool, x, y, angle, grip, size, scale)

/** That hand piece in a hand that holds it as one writes (`PENCIL`): its window lies at (x, y), its barrel leaves at that angle, through the hand and out behind it. */
export const heldPiece = (
  light: string,
  drawn: string,
  x: number,
  y: number,
  angle: number,
  grip = 60,
  size = 0.74,
  scale = 0.76,
): string => held(placed(laserOnSkin(light) + drawn, 0, 0, 90), x, y, angle, grip, size, scale)

/** The light of a tip that is wider than what is seen of the skin (`wideTip`): it runs out of both sides. */
export const wideFiring = (top: number, colour: string, depth: number): string =>
  `<linearGradient id="wf" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity=".5"/><stop offset=".6" stop-color="${colour}" stop-opacity=".28"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
  fill('url(#wf)', `M0 ${top}h240v${depth}H0z`)

/** Clear gel over the skin. */
export const gel = (top: number): string =>
  area(
    '#cfe6ec',
    `-10 ${top + 1}, -10 ${top - 7}, 40 ${top - 11}, 90 ${top - 8}, 140 ${top - 12}, 200 ${top - 8}, 250 ${top - 10}, 250 ${top + 1}`,
    `opacity=".85" stroke="#7fa6b2" stroke-width="1.2"`,
  ) +
  fill(
    '#fff',
    stroke(`20 ${top - 6}, 60 ${top - 8}, 96 ${top - 6}`, 2.4) + stroke(`150 ${top - 8}, 180 ${top - 7}, 204 ${top - 5}`, 2),
  )

/** Cold air from a wide nozzle, of which the frame shows the mouth: it falls on the gel, runs along it and is lost, and has no end. */
export const cold = (): string =>
  '<linearGradient id="ca" gradientUnits="userSpaceOnUse" x1="180" x2="10"><stop stop-color="#5a9db8"/><stop offset=".5" stop-color="#8fc3da" stop-opacity=".5"/><stop offset="1" stop-color="#bfe0ee" stop-opacity="0"/></linearGradient>' +
  fill('url(#ca)', 'M206 60Q214 92 228 114H-10V72Q80 84 142 34z', 'opacity=".42"') +
  thin('M198 62Q200 98 160 104T-6 112M182 58Q170 92 130 97T-6 100M162 50Q140 80 70 88', 'url(#ca)', 2) +
  placed(
    turned(0, 34, -24, 38) +
      turned(-24, 42, -36, 42) +
      turned(-36, 38, -110, 40, ['#fff', '#dfe5e6', '#b1bdc0']) +
      fill('#55626a', ellipse(0, 0, 34, 6), `stroke="${INK}" stroke-width="1.4"`),
    172,
    50,
    28,
  )

/** Warmth around what has taken up the light: a halo without an edge. */
export const warm = (x: number, y: number, r: number): string =>
  `<radialGradient id="wm"><stop stop-color="#f3a12f" stop-opacity=".95"/><stop offset=".5" stop-color="#e2672f" stop-opacity=".6"/><stop offset="1" stop-color="#e2672f" stop-opacity="0"/></radialGradient>` +
  fill('url(#wm)', ellipse(x, y, r * 1.5))

const grains = (x: number, y: number, wide: number, tall: number, count: number) =>
  Array.from({ length: count }, (_, i) => {
    const [a, b] = [chance(i + x) * 2 - 1, chance(i + x + y + 50) * 2 - 1]
    return `M${Math.round(x + a * wide)} ${Math.round(2 * (y + b * tall * (1 - a * a * 0.6))) / 2}h0`
  }).join('')

/**
 * Pigment as grains: in the lowest cells of the epidermis, or, below them, in the cells of the dermis that have taken it up. Broken
 * up, it is dust.
 */
export const pigment = (x: number, y: number, broken = false, wide = 18): string => {
  const deep = y > 140
  const eaters = [-0.6, 0.1, 0.7].map((a, i): Point => [x + a * wide, y + 7 * (chance(i + x) - 0.5)])
  return (
    (deep
      ? fill(
          '#ecc9b2',
          eaters.map(([a, b]) => `M${a - 6} ${b}q1-5 5-3.6q4-2 6.6 1.6q2.4 3-2 5q-4 2.6-7 .6q-3.4-.6-2.6-3.6z`).join(''),
          `stroke="#b98a72" stroke-width=".5"`,
        )
      : '') +
    (broken
      ? thin(grains(x, y, wide * 1.1, deep ? 9 : 7, 30), '#6b3a22', 1.1)
      : deep
        ? thin(eaters.map(([a, b]) => grains(a, b, 4.6, 3, 12)).join(''), '#5a2c18', 1.3)
        : thin(grains(x, y, wide, 5, 34), '#5a2c18', 2))
  )
}

export const plainSkin = (pigmentTone = '#a9734f'): string => skinBlock({ top: 110, fat: 192, pigment: pigmentTone })
const ROOTS = [34, 94, 154, 214]
/** The foot of each of these hairs: it widens, and clasps the papilla. */
export const bulb = (x: number): string =>
  `M${x - 1.7} 200c0 6-3.3 9-2.9 13 .2 2 1.2 3.5 2.4 3.5.3-4 .8-6.5 2.2-7.5 1.4 1 1.9 3.5 2.2 7.5 1.2 0 2.2-1.5 2.4-3.5.4-4-2.9-7-2.9-13z`
export const hairySkin = (shaft = 6): string =>
  plainSkin() + ROOTS.map((x) => hair(x, 110, 212, { shaft, lean: 9 })).join('') + fill('#2e1620', ROOTS.map(bulb).join(''))

/** One lobule of an oil gland, forty units from its middle to its edge: the lamp from above, its shade below. */
const LOBULE = `<g id="ol">${whole(
  area('#b98a38', '10 -39, 39 -6, 26 34, -22 36, -40 -2, -24 -33', 'stroke="#5e3422" stroke-width="5"') +
    area('#e2be6c', '8 -36, 35 -6, 20 22, -24 20, -37 -4, -23 -30') +
    area('#f4dea2', '4 -32, 25 -12, 4 -2, -26 -6, -20 -26'),
)}</g>`
/** Those of a gland, the far ones first: they hang close to the canal and to each other, none like its neighbour; turned by so much. */
const LOBULES = [
  [36, 156, 9, 20],
  [33, 174, 9, 70],
  [17, 182, 9, 40],
  [23, 147, 8, 0],
  [22, 166, 12, 0],
  [10, 157, 9, 50],
  [11, 172, 8, 20],
] as const
/** For the definitions: `pore` takes it from there. */
export const GLAND = `${LOBULE}<g id="og">${
  fill('#e2be6c', 'M-8 135C2 136 12 141 20 150L8 158C4 150 0 147-8 146z', `stroke="${INK}"`) +
  LOBULES.map(
    ([x, y, r, turn]) =>
      `<use href="#ol" transform="translate(${x} ${y})rotate(${turn})scale(${+(r / 38).toFixed(2)} ${+(r / 42).toFixed(2)})"/>`,
  ).join('')
}</g>`

/** Redness about it: it has no edge, the small vessels are wide. */
export const flare = (x: number): string =>
  `<radialGradient id="ir"><stop stop-color="#d23c36" stop-opacity=".62"/><stop offset=".6" stop-color="#d23c36" stop-opacity=".3"/><stop offset="1" stop-color="#d23c36" stop-opacity="0"/></radialGradient>` +
  fill('url(#ir)', ellipse(x + 8, 148, 62, 46)) +
  thin(`M${x - 50} 176q4-14 12-20t6-16M${x + 66} 178q-4-12-12-20t-4-18`, '#b5322f', 1.3)
/**
 * A blocked pore: it slants, its fine hair lies in it, and into it, on the side to which the hair leans, the one swollen gland opens. Its mouth is pent up: the
 * canal bulges round layers of horn and oil, dark where they meet the air.
 */
export const pore = (x: number): string =>
  `<use href="#og" x="${x - 1}"/><g transform="translate(${x + 21.4}) skewX(-11)">` +
  fill(
    '#d59c82',
    'M-5 109H5C7 114 10 118 10 124 10 134 4 138 4 148V172C4 175 7 178 6 182 5 186 2 187 0 187-2 187-5 186-6 182-7 178-4 175-4 172V148C-4 138-10 134-10 124-10 118-7 114-5 109z',
    `stroke="${INK}"`,
  ) +
  fill('#ecc4ab', 'M-3 138H3L2 180H-2z') +
  fill('#f6e4b6', 'M-4 110H4C5 114 7 119 7 124 7 131 3 134 0 143-3 134-7 131-7 124-7 119-5 114-4 110z') +
  thin('M-6 117q6 4 12 0m1 7q-7 5-14 0', '#c39a55', 1) +
  fill('#4a2f22', 'M-4 110q4-3 8 0v3q-4 4-8 0z') +
  thin('M0 181C-1 150 0 126 2 107', '#5a3527', 1.5) +
  fill('#5a3527', ellipse(0, 181, 2, 3)) +
  thin('M-3 122h0M3 126h0M-1 129h0M2 134h0M-3 133h0', '#6f8f4f', 1.6) +
  '</g>'

/** The settings are written down, the gloves off (`BROWN`): one row of the record for each, the one that is being written last. */
export const record = (): string =>
  fill('#dcc6bd', 'M0 0h240v240H0z') +
  '<g transform="rotate(-7 120 120)">' +
  fill('#bfa59b', 'M34 24h160v250H34z', 'opacity=".6"') +
  fill('#fffaf4', 'M28 18h160v250H28z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#e6d6cb', 'M29 19h158v24H29z') +
  thin('M28 72h160m0 32H28m0 32h160m0 32H28m0 32h160', '#cdb7ab', 1.2) +
  thin('M42 62h28M42 94h34M42 126h22M42 158h30', '#a58f88', 2.4) +
  thin(
    'M90 61q5-9 4 0q6-9 7-1q8-8 9 0q6-8 12-3h14M90 93q6-9 6-1q9-9 8 0h20M90 125q5-9 6 0q7-9 8 0q6-6 14-4h10M90 157q6-9 7-1q4-5 8-2',
    INK,
    1.7,
  ) +
  '</g>' +
  // The pen keeps its colours: it lies between the bare fingers and the bare thumb.
  fromRight(`<g transform="scale(1.38 1)">${pen()}</g>`, 112, 150, -34, 52, 0.74, 0.86).replaceAll(
    '<use ',
    '<use filter="url(#br)" ',
  )
