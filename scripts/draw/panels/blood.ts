/** Blood drawn and spun: her arm with band, needle and cuff, tubes, rack and centrifuge. */
import { fromLeft, fromRight, laid as resting } from './hands'
import { ellipse, stroke } from './pen'
import { area, arrow, fill, ink, INK, thin, whole } from './marks'
import { placed, syringe } from './tools'

/** A sealed tube, its mouth at (0, 0): what is in it from below, with the height of each layer. The cap is pale blue: what is in it keeps blood that is given back from clotting. */
export const tube = (layers: readonly (readonly [colour: string, height: number])[], height = 110): string => {
  let foot = height - 3
  const contents = layers.map(([colour, tall], i) => {
    foot -= tall
    // The lowest layer is as round as the glass that it lies in.
    return fill(colour, i ? `M-9.6 ${foot}h19.2v${tall + 0.6}h-19.2z` : `M-9.6 ${foot}h19.2V${height - 10}a9.6 8.7 0 0 1-19.2 0z`)
  })
  const glass = `M-11 0h22v${height - 10}a11 10 0 0 1-22 0z`
  return (
    fill(INK, glass, `stroke="${INK}" stroke-width="1.6" transform="translate(.5 .6)"`) +
    fill('#eef3f3', glass) +
    contents.join('') +
    fill('#fff6ec', `M-9.6 ${foot}h19.2v1.4h-19.2z`, 'opacity=".8"') +
    // It rounds off into its own shade, away from the lamp.
    fill(INK, `M5 2h5v${height - 12}q-1 7-8 9q3-4 3-9z`, 'opacity=".2"') +
    fill('#fffaf4', 'M-10.2 9h20.4v14h-20.4z', 'opacity=".94"') +
    fill('#d8cfc6', 'M5 9h5.2v14h-5.2z') +
    thin('M-6 13h9M-6 18h6', '#a58f88', 1.3) +
    fill('#fff', `M-7.4 4h2.2v${height - 18}h-2.2z`, 'opacity=".75"') +
    fill('#92bbd8', 'M-12.5-13q0-4 4-4h17q4 0 4 4V1q0 3-3 3h-19q-3 0-3-3z', `stroke="${INK}" stroke-width="1.3"`) +
    fill('#5f8fb2', 'M5-16.4h4q3 0 3 4V1q0 2.4-3 2.4H3z') +
    fill('#cfe4f1', 'M-10-13q0-2 2-2h4v17h-6z') +
    thin('M-5.5-12V2M-1.5-12V2M2.5-12V2M6.5-12V2', '#4d7a9b', 0.7)
  )
}
export const BLOOD = '#9c2f36'

/** Her arm on its cushion, palm up, the bend of the elbow in the middle. */
const laid = (): string =>
  solid('#dfe8e6', '-20 252, -14 176, 30 150, 84 116, 130 74, 176 30, 220 -20, 262 -20, 262 262, -20 262') +
  area('#b9cbc9', '-20 262, 40 244, 96 208, 140 176, 190 132, 232 84, 262 62, 262 262') +
  // As the arm of the other sheets, which lies on its cushion whole.
  solid(
    '#f1d6bd',
    '16 262, -30 250, -30 182, -4 180, 22 167, 54 140, 92 104, 122 87, 150 76, 176 46, 204 14, 226 -14, 262 -40, 262 70, 216 98, 186 128, 160 152, 130 168, 90 186, 48 204, 31 216, 25 234',
  ) +
  area(
    '#dcb08a',
    '-4 240, 6 212, 30 196, 60 182, 96 168, 130 150, 146 134, 146 104, 142 82, 170 60, 204 20, 262 -20, 262 70, 216 98, 186 128, 160 152, 130 168, 90 186, 48 204, 31 216, 25 234, 14 262',
  ) +
  area(
    '#bb8463',
    '8 250, 16 222, 34 204, 62 190, 104 176, 140 156, 162 134, 176 112, 206 92, 262 50, 262 70, 216 98, 186 128, 160 152, 130 168, 90 186, 48 204, 31 216, 25 234, 14 262',
  ) +
  // The creases of the wrist, and the heel of the hand beyond it.
  thin('M26 174q9 9 12 22M19 180q6 6 9 15', '#bb8463', 1.2) +
  ink(stroke('143 84, 139 96, 141 110, 145 118', 1.7))
/** The same in the browner skin of the women who bow their heads. */
export const browner = (arm: string): string =>
  arm.replaceAll('#f1d6bd', '#e6c3a3').replaceAll('#dcb08a', '#cf9f7b').replaceAll('#bb8463', '#a9734f')
/** Her sleeve, pushed up. */
const sleeve = (): string =>
  solid('#a3606f', '182 30, 204 6, 232 -22, 268 -30, 268 70, 246 82, 226 96, 212 84, 196 58') +
  area('#7d4156', '232 66, 250 40, 268 22, 268 70, 246 82, 226 96, 216 88') +
  area('#bf8290', '190 32, 210 10, 232 -12, 244 -10, 222 18, 202 40') +
  ink(stroke('188 40, 206 52, 220 80', 1.8), stroke('206 16, 224 34, 236 62', 1.4), stroke('228 -4, 240 14, 250 40', 1.2))

/** A band above it, the veins that it fills. */
const banded = (): string =>
  laid() +
  sleeve() +
  fill(
    '#6b7ba0',
    stroke('52 152, 84 130, 112 112, 132 98, 146 86', 4.6, { from: 0.2, to: 0.2 }) +
      stroke('70 156, 104 134, 130 114, 144 100', 3.4, { from: 0.2, to: 0.2 }) +
      stroke('128 102, 138 108, 144 112', 3, { from: 0.6, to: 0.2 }),
    'opacity=".42"',
  ) +
  // The band, its end tucked under.
  solid('#6f97b0', '160 44, 172 34, 188 56, 204 84, 210 104, 198 112, 186 90, 172 62') +
  area('#4f7690', '190 84, 198 94, 204 84, 210 104, 198 112, 188 94') +
  area('#9bbdd0', '162 44, 171 37, 184 56, 180 60') +
  solid('#6f97b0', '172 62, 182 54, 196 50, 210 52, 208 60, 194 62, 182 70')

const lead = (line: string): string =>
  fill(INK, stroke(line, 4.2, { from: 1, to: 1 })) +
  fill('#b9434a', stroke(line, 2.6, { from: 1, to: 1 })) +
  fill('#e39a94', stroke(line, 0.8))
/** A winged needle in the vein, and the line that its blood runs through. */
const winged = (line = ''): string =>
  whole(
    banded() +
      (line && lead(line)) +
      placed(
        `<path fill="none" stroke="${INK}" stroke-width="2.2" d="M0 0h20"/><path fill="none" stroke="#eef3f3" stroke-width="1.1" d="M0 0h20"/>${fill('#86b3a4', 'M18-2l-3-13q9-4 19-1l2 16-2 16q-10 3-19-1l3-13z', `stroke="${INK}" stroke-width="1.4"`)}${fill('#c3ddd2', 'M17-14q7-3 15-1l1 6q-7-3-14 0z')}${thin('M14 0h24', '#5f8f80', 4)}`,
        130,
        98,
        145,
        0.9,
      ),
  )
/** The tube that fills is held between thumb and fingers as one writes (`PENCIL`), its cap upward; the line runs to it. */
export const bloodDrawn = (): string =>
  winged('101 118, 80 138, 76 162, 96 174, 120 160, 132 136, 146 110, 160 104, 166 114, 167 126') +
  fill('#5f8fb2', 'M163 112h8v14h-8z', `stroke="${INK}" stroke-width=".8"`) +
  fromRight(placed(tube([[BLOOD, 50]], 100), 0, 0, -90), 167, 136, 80, 48, 0.66, 0.78)

type Layers = Parameters<typeof tube>[0]
/** Tubes that stand in a rack, 34 apart, the mouth of the first at (0, 0). */
export const rack = (...tubes: Layers[]): string => {
  const wide = 34 * (tubes.length - 1) + 40
  return (
    fill('#a98d84', `M-14 66h${wide + 12}l14 8h-${wide + 12}z`, 'opacity=".55"') +
    fill('#c9d2d2', `M-20 42h${wide}v26h-${wide}z`, `stroke="${INK}" stroke-width="1.2"`) +
    fill('#aebabc', `M-20 46h${wide}v6h-${wide}z`) +
    tubes.map((layers, i) => placed(tube(layers, 92), 34 * i, 0, 0, 0.66)).join('') +
    // The front of the rack: two bars and what holds them.
    fill('#eef1ee', `M-20 38h${wide}v8h-${wide}z`, `stroke="${INK}" stroke-width="1.2"`) +
    fill('#f8f9f6', `M-20 57h${wide}v11h-${wide}z`, `stroke="${INK}" stroke-width="1.2"`) +
    fill('#c0cacb', `M-20 63h${wide}v4h-${wide}zM${wide - 30} 39h9v6h-9z`) +
    thin(`M-20 46v11M${wide - 20} 46v11`, INK, 1.2)
  )
}
/** Tube after tube fills in a rack. */
export const bloodTaken = (): string =>
  winged('102 118, 78 140, 80 164, 106 168, 140 144, 170 136, 190 148, 192 160') +
  solid('#e3d0c8', '96 250, 112 226, 262 222, 262 250') +
  `<g transform="translate(124 168)">${rack([[BLOOD, 58]], [[BLOOD, 58]], [[BLOOD, 26]])}</g>` +
  fill('#5f8fb2', 'M189 150h6v8h-6z', `stroke="${INK}" stroke-width=".8"`)

/** What is injected into the tube, and how much of it already lies on the blood. */
const ACTIVATOR = ['#86b3a4', 5] as const
/** An activator goes into a tube of blood; from there it goes into the centrifuge, and comes out of it in layers. */
export const activated = (spun: Layers): string =>
  fill('#e3d0c8', 'M0 138h240v102H0z') +
  fill('#c9afa6', 'M0 138h240v2H0z') +
  `<g transform="translate(84 26) scale(.62)">${whole(centrifuge())}</g>` +
  `<g transform="translate(46 158)">${rack([[BLOOD, 54], ACTIVATOR])}</g>` +
  `<g transform="translate(204 158)">${rack(spun)}</g>` +
  arrow('70 200, 92 192, 104 164', 3.4) +
  arrow('142 160, 150 190, 168 200', 3.4) +
  fromLeft(syringe(ACTIVATOR[0], 24), 46, 148, -90, 66, 0.74, 0.86)

/** The cuff round her arm, its dial on it; fingers (`LAID`) hold the stethoscope on the artery in the bend of the elbow. */
export const cuff = (): string =>
  whole(
    laid() +
      solid('#5f6f8f', '156 62, 176 40, 206 8, 236 -20, 268 -20, 268 72, 236 92, 208 112, 186 128, 168 96') +
      area('#44526e', '200 108, 236 74, 268 40, 268 72, 236 92, 208 112, 186 128, 184 118') +
      area('#8798b8', '160 64, 180 44, 210 12, 238 -12, 244 -2, 214 28, 184 60, 170 78') +
      thin('M176 74q20 8 30 40', '#44526e', 1.4) +
      ['206 100, 216 130, 204 158, 212 188, 250 210']
        .map((line) => fill(INK, stroke(line, 6.4, { from: 1, to: 1 })) + fill('#55617a', stroke(line, 4.2, { from: 1, to: 1 })))
        .join('') +
      fill('#6d7d83', ellipse(206, 56, 19), `stroke="${INK}" stroke-width="1.2"`) +
      fill('#fffaf4', ellipse(204, 54, 15)) +
      thin('M204 42v3M192 54h3M216 54h-3M196 46l2 2M212 46l-2 2M196 62l2-2M204 54l6-7', INK, 1.2) +
      ['84 262, 86 222, 98 186, 120 150, 137 118']
        .map(
          (line) =>
            fill(INK, stroke(line, 6.4, { from: 1, to: 1 })) +
            fill('#4b4550', stroke(line, 4.4, { from: 1, to: 1 })) +
            fill('#8b8794', stroke(line, 1.2)),
        )
        .join('') +
      fill('#8a5a3c', ellipse(142, 119, 17, 13), 'opacity=".5"') +
      fill('#8d9da3', ellipse(139, 115, 17, 13), `stroke="${INK}" stroke-width="1.3"`) +
      fill('#d8e0e2', ellipse(137, 113, 12, 8.6)),
  ) + resting(137, 113, -6, 0.54)

/** A thing that stands in the room: its outline in ink beneath itself, moved away from the lamp. */
const solid = (colour: string, outline: string): string =>
  area(INK, outline, `stroke="${INK}" stroke-width="1.2" transform="translate(.6 .9)"`) + area(colour, outline)

/** Where the cups of the rotor lie, about (120, 104). */
const cup = (turn: number): [x: number, y: number] => [
  Math.round(118 + 40 * Math.cos((turn * Math.PI) / 180)),
  Math.round(108 + 15 * Math.sin((turn * Math.PI) / 180)),
]
const cups = (colour: string, free: readonly number[], drawn: (x: number, y: number) => string): string =>
  fill(colour, [0, 60, 120, 180, 240, ...free].map((turn) => drawn(...cup(turn))).join(''))
/** A centrifuge on its bench, from above and before, its lid open: tubes stand in pairs in the rotor; the cup at the back right is free. */
export const centrifuge = (): string =>
  // Its shade on the bench.
  area('#a98d84', '34 196, 210 196, 252 214, 244 226, 120 224, 40 212', 'opacity=".55"') +
  // The lid, its inside towards us: a rim, a seal, the light on its hollow.
  solid('#c4cfcf', '30 88, 34 44, 46 12, 66 -2, 170 -2, 192 12, 204 44, 208 88') +
  area('#e6ecea', '40 84, 44 46, 54 20, 70 8, 166 8, 182 20, 192 46, 196 84') +
  area('#a9b7b9', '48 84, 52 50, 62 26, 76 17, 160 17, 174 26, 184 50, 188 84') +
  area('#c9d4d4', '48 84, 52 50, 62 26, 76 17, 130 17, 116 40, 108 84') +
  area('#dde5e3', '50 82, 56 50, 66 30, 78 22, 98 22, 80 44, 74 82') +
  // The body: deck, front and the side in the shade.
  fill(
    INK,
    'M28 84H210q6 0 8 4l10 54q2 4 2 10v40q0 8-8 8H18q-8 0-8-8v-40q0-6 2-10l8-54q2-4 8-4z',
    'transform="translate(.8 1.2)"',
  ) +
  fill('#eceee9', 'M28 84H210q6 0 8 4l10 54q2 4 2 10v40q0 8-8 8H18q-8 0-8-8v-40q0-6 2-10l8-54q2-4 8-4z') +
  fill('#f6f6f2', 'M30 87H120q-20 20-28 52H15l7-48q2-4 8-4z') +
  fill('#c8d0cf', 'M12 146q0-4 6-4H222q8 0 8 8v42q0 8-8 8H18q-8 0-8-8v-40z') +
  fill('#9dabad', 'M204 142h18q8 0 8 8v42q0 8-8 8H180q20-24 24-58z') +
  thin('M13 144q2-2 6-2H222q4 0 6 3', '#f8f9f6', 1.2) +
  // The bowl and, in it, the rotor.
  fill('#8b999c', ellipse(118, 108, 74, 30)) +
  fill('#3c4a52', ellipse(118.6, 109, 70, 27.4)) +
  fill(INK, ellipse(118.6, 109.6, 56, 22)) +
  fill('#aab8bc', ellipse(118, 108, 55, 21)) +
  area('#d6dfe0', '66 104, 84 92, 112 87, 128 88, 112 104, 104 122, 80 118') +
  // All cups of one tone are one path.
  cups('#3c4a52', [300], (x, y) => ellipse(x, y, 9, 6)) +
  cups('#5f8fb2', [], (x, y) => ellipse(x + 1, y - 1, 7, 5)) +
  cups('#92bbd8', [], (x, y) => ellipse(x, y - 2, 6.6, 4)) +
  cups('#d3e6f2', [], (x, y) => ellipse(x - 2, y - 3, 3, 2)) +
  fill('#6d7d83', ellipse(118.6, 106.6, 12, 5.6)) +
  fill('#c3ced1', ellipse(118, 105, 11, 5)) +
  fill('#f1f5f4', ellipse(116, 104, 5, 2)) +
  // Display and keys.
  fill('#3a2330', 'M40 158h54q3 0 3 3v20q0 3-3 3H40q-3 0-3-3v-20q0-3 3-3z') +
  fill('#f0d489', 'M44 164h9v2.4h-9zM44 171h14v2.4H44zM64 164h26v14H64z', 'opacity=".8"') +
  fill('#3a2330', 'M67 167h4v8h-4zM74 167h4v8h-4zM81 167h4v8h-4z') +
  fill('#7d8c90', ellipse(122.6, 171.6, 10.4)) +
  fill('#dfe5e3', ellipse(122, 171, 9.4)) +
  thin('M122 171l4-6', INK, 1.4)

/** The last tube is set into the free cup, by a gloved hand that holds it as one writes (`PENCIL`); in a rack before it, one that has been spun. */
export const setIn = (spun: Layers): string =>
  fill('#e3d0c8', 'M0 184h240v56H0z') +
  fill('#c9afa6', 'M0 184h240v2H0z') +
  `<g transform="translate(-6 26)">${whole(centrifuge())}</g>` +
  placed(rack(spun), 206, 166, 0, 0.92) +
  fromRight(placed(tube([[BLOOD, 58]], 92), 92, 0, 90), 133, 124, -84, 42, 0.62, 0.7) +
  // Its foot stands in the cup: the near wall of the rotor lies before it.
  fill('#aab8bc', 'M123 121a9 6 0 0 0 18 0v7q-9 4-18 0z') +
  thin('M123 121a9 6 0 0 0 18 0', INK, 1.2)
