/** What several treatments share: blood drawn and spun, a vial, a head seen from above, the skin it is injected into. */
import { curve, ellipse, stroke } from './pen'
import { area, fill, ink, INK, part, thin } from './marks'
import { hair, skinBlock } from './skin'
import { LAYER } from './tones'
import { placed, syringe } from './tools'

const table = fill('#dcc6bd', 'M0 196h240v44H0z') + fill('#c9afa6', 'M0 196h240v3H0z')

/** A sealed tube, its mouth at (0, 0): what is in it from below, with the height of each layer. */
export const tube = (layers: readonly (readonly [colour: string, height: number])[], height = 110): string => {
  let foot = height - 3
  const contents = layers.map(([colour, tall]) => {
    foot -= tall
    return fill(colour, `M-9.5 ${foot}h19v${tall + 0.6}h-19z`)
  })
  return (
    fill('#eef3f3', `M-11 0h22v${height - 10}a11 10 0 0 1-22 0z`, 'fill-opacity=".85"') +
    `<g clip-path="url(#t)">${contents.join('')}</g>` +
    fill('none', `M-11 0h22v${height - 10}a11 10 0 0 1-22 0z`, `stroke="${INK}" stroke-width="1.5"`) +
    fill('#fffaf4', 'M-10.2 8h20.4v13h-20.4z', 'opacity=".92"') +
    thin('M-6 12h12M-6 16.5h8', '#a58f88', 1.4) +
    fill('#fff', `M-7 6h2.6v${height - 20}h-2.6z`, 'opacity=".7"') +
    fill('#6a4a78', 'M-13 -16h26v20h-26z', `stroke="${INK}" stroke-width="1.3"`) +
    fill('#8d6b9b', 'M-11 -14h7v16h-7z')
  )
}
export const TUBE_CLIP = '<clipPath id="t"><path d="M-10.4 1h20.8v98a10.4 9 0 0 1-20.8 0z"/></clipPath>'
export const BLOOD = '#9c2f36'
export const PLASMA = '#f0d489'

/** The bend of the elbow, palm up. */
export const elbow = (): string =>
  part('#e6c3a3', '-10 70, 40 62, 100 58, 150 66, 200 58, 250 60, 250 150, 206 160, 150 154, 100 166, 40 176, -10 180', 2.2) +
  area('#f3dcc6', '-10 72, 60 64, 130 66, 190 64, 250 64, 250 84, 190 88, 120 86, 50 92, -10 98') +
  area(
    LAYER.skinShade,
    '-10 150, 50 146, 104 138, 150 132, 206 138, 250 128, 250 152, 206 160, 150 155, 100 167, 40 177, -10 181',
  ) +
  `<path fill="url(#h)" d="${curve('-10 160, 50 156, 104 148, 150 142, 206 148, 250 140, 250 152, 206 160, 150 155, 100 167, 40 177, -10 181', { loop: true })}"/>` +
  thin(
    curve('-10 126, 40 116, 90 108, 132 104, 176 112, 250 104') + curve('132 104, 118 90, 96 84, 40 86'),
    '#7f8fae',
    3.4,
    'opacity=".55"',
  ) +
  ink(stroke('140 68, 146 90, 142 112', 1), stroke('152 70, 156 88', 0.9))

const WINGED = `<path fill="none" stroke="${INK}" stroke-width="2" d="M0 0h22"/><path fill="none" stroke="#eef3f3" stroke-width="1" d="M0 0h22"/>${part('#7fb1b8', '18 -3, 30 -14, 40 -12, 36 0, 40 12, 30 14, 18 3', 1.2)}`
const LEAD = '112 112, 96 128, 78 150, 84 190, 110 206, 140 204'

/** A fine winged needle in the vein, and the tube that fills. */
export const bloodDrawn = (): string =>
  elbow() +
  part('#a9697e', '196 52, 216 50, 220 100, 218 164, 198 166, 194 110', 1.6) +
  area('#8b4d64', '210 50, 216 50, 220 100, 218 164, 208 165, 212 108') +
  fill(INK, stroke(LEAD, 4.6, { from: 1, to: 1 })) +
  fill('#b9434a', stroke(LEAD, 2.8, { from: 1, to: 1 })) +
  placed(WINGED, 128, 105, 146) +
  placed(tube([[BLOOD, 60]], 92), 146, 204, -90, 0.9)

/** The cuff that measures the pressure of the blood, and its dial. */
export const cuff = (): string =>
  elbow() +
  part('#5f6f8f', '150 56, 176 50, 250 50, 250 168, 176 168, 152 162, 158 110', 2) +
  area('#44526e', '158 140, 200 136, 250 130, 250 168, 176 168, 152 162') +
  area('#8798b8', '160 62, 190 58, 250 58, 250 70, 190 70, 162 74') +
  fill(INK, stroke('168 164, 150 190, 120 200, 98 206', 4, { from: 1, to: 1 })) +
  fill('#fffaf4', ellipse(74, 206, 27), `stroke="${INK}" stroke-width="2"`) +
  thin('M74 184v5M52 206h5M91 206h5M58 190l4 4M90 190l-4 4', INK, 1.4) +
  thin('M74 206l12-13', '#b3264f', 2.4) +
  fill(INK, ellipse(74, 206, 2.6))

/** A centrifuge with its lid open, the tubes in their places. */
export const centrifuge = (): string =>
  table +
  part('#dfe3e1', '34 122, 60 112, 180 112, 206 122, 210 200, 196 212, 44 212, 30 200', 2) +
  area('#b3bdbd', '180 112, 206 122, 210 200, 196 212, 150 212, 176 190') +
  part('#c9d2d2', '40 122, 58 46, 182 46, 200 122, 180 116, 60 116', 2) +
  area('#eef2f1', '52 112, 66 54, 120 54, 108 112') +
  part('#5b6b72', `46 132, 70 120, 120 116, 170 120, 194 132, 170 146, 120 150, 70 146`, 1.8) +
  part('#35434b', '66 133, 90 125, 120 123, 150 125, 174 133, 150 141, 120 143, 90 141', 1.2) +
  [-42, -20, 20, 42]
    .map((x, i) =>
      placed(
        fill('#6a4a78', 'M-5 -5h10v9h-10z', `stroke="${INK}" stroke-width="1"`) + fill(BLOOD, 'M-4 4h8v9h-8z'),
        120 + x,
        130 + (i % 3 ? 2 : -1),
        x * 0.7,
      ),
    )
    .join('') +
  fill('#8d9da3', ellipse(120, 131, 9, 4.4), `stroke="${INK}" stroke-width="1"`) +
  fill('#4d2039', 'M58 172h44v20H58z') +
  fill('#e7c9a0', 'M64 178h6v8h-6zM74 178h6v8h-6zM84 178h6v8h-6z') +
  fill('#b3264f', ellipse(186, 182, 7), `stroke="${INK}" stroke-width="1"`) +
  thin('M126 40c-16-10-36-6-44 2M118 32l9 8-11 4', '#5b1f4d', 3)

/** Fine needles set one beside the other into the scalp. */
export const scalpSection = (drawn: string, { thin: fine = false } = {}): string =>
  skinBlock({ top: 80, fat: 158 }) +
  [30, 84, 138, 192]
    .map((x, i) =>
      hair(x, 80, 196 - (fine && i % 2 ? 26 : 0), { shaft: fine && i % 2 ? 20 : 46, width: fine && i % 2 ? 1.8 : 3.4, lean: 12 }),
    )
    .join('') +
  drawn

/** Cream on the skin, as thick as it stays on. */
export const cream = (top: number): string =>
  part(
    '#fdfaf6',
    `-10 ${top}, -10 ${top - 8}, 20 ${top - 13}, 60 ${top - 10}, 100 ${top - 15}, 140 ${top - 10}, 186 ${top - 14}, 222 ${top - 9}, 250 ${top - 12}, 250 ${top + 1}, 120 ${top + 1}`,
    1.3,
  ) + area('#dfd6cd', `-10 ${top}, 60 ${top - 4}, 120 ${top - 3}, 190 ${top - 5}, 250 ${top - 4}, 250 ${top + 1}, 120 ${top + 1}`)

/** A sealed vial with its rubber stopper. */
export const vial = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` +
  fill('#e9f1f1', 'M-26 0h52v64a10 8 0 0 1-10 8h-32a10 8 0 0 1-10-8z', `fill-opacity=".85" stroke="${INK}" stroke-width="1.6"`) +
  fill('#dbe9ea', 'M-25 26h50v38a9 7 0 0 1-9 7h-32a9 7 0 0 1-9-7z') +
  fill('#e9f1f1', 'M-12 -14h24l3 6 11 8h-52l11-8z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#b4bfc2', 'M-15 -30h30v17h-30z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#6d7d83', 'M6 -29h8v15H6z') +
  fill('#fffaf4', 'M-22 24h44v26h-44z', `stroke="${INK}" stroke-width=".8"`) +
  thin('M-17 31h30M-17 37h34M-17 43h20', '#a58f88', 1.6) +
  fill('#fff', 'M-21 4h4v62h-4z', 'opacity=".8"') +
  '</g>'

/** The hands of a clock over the minutes that one stays. */
export const clock = (from: string, minutes: string): string =>
  fill('#fffaf4', ellipse(120, 120, 72), `stroke="${INK}" stroke-width="3"`) +
  fill('#e7c9b6', `M120 120L${from}A62 62 0 0 1 ${minutes}z`) +
  thin(
    'M120 56v8M120 176v8M56 120h8M176 120h8M152 64.6l-4 7M175.4 88l-7 4M175.4 152l-7-4M152 175.4l-4-7M88 175.4l4-7M64.6 152l7-4M64.6 88l7 4M88 64.6l4 7',
    INK,
    2.2,
  ) +
  ink(stroke(`120 120, ${minutes}`, 4.4, { from: 1, to: 0.5 }), stroke('120 120, 102 152', 5.4, { from: 1, to: 0.6 })) +
  fill(INK, ellipse(120, 120, 5))

export const drops = (x: number, y: number, colour = PLASMA): string =>
  fill(colour, ellipse(x, y, 16, 10.5), 'opacity=".4"') +
  fill(colour, ellipse(x - 1, y, 9.5, 6.5), 'opacity=".85"') +
  fill('#fff', ellipse(x - 4, y - 2, 2.4, 1.6), 'opacity=".8"')
/** A needle whose tip lies in the drop at (x, y), its hub above the skin. */
export const needleAt = (x: number, y: number, angle = -66, content = PLASMA): string => placed(syringe(content, 64), x, y, angle)
