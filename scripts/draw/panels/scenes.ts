/** What several treatments share: blood drawn and spun, a vial, a head seen from above, the skin it is injected into. */
import { flat, glove } from './hands'
import { ellipse, stroke } from './pen'
import { area, arrow, fill, ink, INK, part, thin, whole } from './marks'
import { hair, skinBlock } from './skin'
import { placed, syringe } from './tools'

const table = fill('#dcc6bd', 'M0 196h240v44H0z') + fill('#c9afa6', 'M0 196h240v3H0z')

/** A sealed tube, its mouth at (0, 0): what is in it from below, with the height of each layer. */
export const tube = (layers: readonly (readonly [colour: string, height: number])[], height = 110): string => {
  let foot = height - 3
  const contents = layers.map(([colour, tall], i) => {
    foot -= tall
    // The lowest layer is as round as the glass that it lies in.
    return fill(colour, i ? `M-9.6 ${foot}h19.2v${tall + 0.6}h-19.2z` : `M-9.6 ${foot}h19.2V${height - 10}a9.6 8.7 0 0 1-19.2 0z`)
  })
  return (
    fill('#eef3f3', `M-11 0h22v${height - 10}a11 10 0 0 1-22 0z`, 'fill-opacity=".85"') +
    contents.join('') +
    fill('none', `M-11 0h22v${height - 10}a11 10 0 0 1-22 0z`, `stroke="${INK}" stroke-width="1.5"`) +
    fill('#fffaf4', 'M-10.2 8h20.4v13h-20.4z', 'opacity=".92"') +
    thin('M-6 12h12M-6 16.5h8', '#a58f88', 1.4) +
    fill('#fff', `M-7 6h2.6v${height - 20}h-2.6z`, 'opacity=".7"') +
    fill('#6a4a78', 'M-13 -16h26v20h-26z', `stroke="${INK}" stroke-width="1.3"`) +
    fill('#8d6b9b', 'M-11 -14h7v16h-7z')
  )
}
export const BLOOD = '#9c2f36'
export const PLASMA = '#f0d489'

const VEIN = 'opacity=".5"'
/** The bend of the arm, from near: the upper arm to the right, the forearm to the left; it turns from the lamp below. */
const CROOK =
  area(
    '#f3dcc6',
    '40 176, 84 146, 124 118, 150 94, 176 68, 216 30, 262 0, 262 62, 226 84, 190 112, 152 136, 104 160, 50 196',
    `stroke="${INK}" stroke-width="1.8"`,
  ) +
  area(
    '#dfb490',
    '44 190, 96 158, 142 130, 160 116, 166 100, 184 88, 214 62, 262 30, 262 62, 226 84, 190 112, 152 136, 104 160',
  ) +
  area('#bb8463', '96 161, 140 139, 172 118, 200 94, 234 66, 262 50, 262 62, 226 84, 190 112, 152 136, 104 160') +
  thin('M150 104q8 4 12 14M154 97q9 2 15 10', '#bb8463', 1.6)
/** The arm on a cushion, palm up: its veins shine through where the skin is thin, and meet before the bend of the elbow. */
export const elbow = (): string =>
  part('#dfe8e6', '-16 166, 14 140, 60 112, 112 78, 160 44, 210 4, 262 -30, 262 252, -16 252', 1.6) +
  area('#b9cbc9', '-16 232, 60 222, 110 196, 140 166, 186 138, 224 108, 262 92, 262 252, -16 252') +
  CROOK +
  // Her sleeve.
  part('#a3606f', '178 50, 196 26, 224 0, 256 -22, 260 62, 236 84, 214 98, 204 72', 1.6) +
  area('#7d4156', '222 66, 246 44, 262 26, 260 62, 236 84, 214 98, 210 84') +
  ink(stroke('186 58, 200 66, 212 86', 1), stroke('204 36, 222 40, 238 30', 1)) +
  fill(
    '#6f7fa3',
    stroke('84 150, 104 138, 130 118, 150 98', 2.4, { from: 0.1, to: 0.8 }) +
      stroke('96 154, 122 140, 146 122, 157 104', 1.8, { from: 0.1, to: 0.8 }) +
      stroke('130 118, 140 120, 148 119', 1.6, { from: 0.6, to: 0.6 }) +
      stroke('150 98, 160 86, 172 72', 2.4, { from: 0.8, to: 0.2 }),
    VEIN,
  )

const WINGED = `<path fill="none" stroke="${INK}" stroke-width="2" d="M0 0h22"/><path fill="none" stroke="#eef3f3" stroke-width="1" d="M0 0h22"/>${part('#7fb1b8', '18 -3, 30 -14, 40 -12, 36 0, 40 12, 30 14, 18 3', 1.2)}`
const LEAD = '122 132, 112 148, 118 170, 138 186, 156 192'

/** The bend of the elbow from near; the hand lies outside. */
const near = (drawn: string, x: number, y: number, scale: number): string =>
  `<g transform="translate(${Math.round(-x * scale)} ${Math.round(-y * scale)}) scale(${scale})">${drawn}</g>`

/** A fine winged needle in the vein, a band above the elbow, and the tube that fills. */
export const bloodDrawn = (): string =>
  whole(
    near(
      elbow() +
        part('#7fa3b8', '160 66, 169 58, 186 78, 200 106, 192 112, 182 98, 170 82', 1.4) +
        area('#5c8096', '184 88, 192 96, 200 106, 192 112, 182 98') +
        part('#eef3f3', '172 84, 181 78, 188 90, 179 96', 1.2) +
        area('#7fa3b8', '188 92, 200 100, 206 116, 200 118, 194 106, 184 98', `stroke="${INK}" stroke-width="1.1"`) +
        fill(INK, stroke(LEAD, 4.6, { from: 1, to: 1 })) +
        fill('#b9434a', stroke(LEAD, 2.8, { from: 1, to: 1 })) +
        placed(WINGED, 146, 112, 142, 0.8) +
        placed(tube([[BLOOD, 60]], 92), 156, 192, -80, 0.7),
      86,
      60,
      1.55,
    ),
  )

/** The cuff round her arm, its dial on it; fingers (`FLAT`) hold the stethoscope on the artery in the bend of the elbow. */
export const cuff = (): string =>
  whole(
    near(
      elbow() +
        part('#5f6f8f', '160 44, 190 18, 230 -14, 262 20, 258 62, 220 94, 190 114, 180 82', 1.6) +
        area('#44526e', '204 88, 236 66, 258 40, 262 60, 222 94, 190 114, 188 100') +
        area('#8798b8', '168 46, 196 24, 226 2, 236 8, 200 34, 172 56') +
        ink(stroke('194 22, 210 44, 222 92', 1.4, { from: 0.4, to: 0.3 })) +
        ['228 86, 236 118, 226 150, 236 180, 262 196', '214 96, 216 126, 206 156, 216 190, 240 216']
          .map((line) => fill(INK, stroke(line, 4.8, { from: 1, to: 1 })) + fill('#55617a', stroke(line, 3, { from: 1, to: 1 })))
          .join('') +
        fill('#6d7d83', ellipse(200.6, 59, 15.4), `stroke="${INK}" stroke-width="1.2"`) +
        fill('#fffaf4', ellipse(199, 57, 11.6)) +
        thin('M199 48v2M190 57h2M208 57h-2M193 51l1 1M205 51l-1 1M193 63l1-1M199 57l4-6', INK, 1) +
        ['98 214, 112 180, 122 150, 139 122']
          .map(
            (line) =>
              fill(INK, stroke(line, 5.4, { from: 1, to: 1 })) +
              fill('#4b4550', stroke(line, 3.6, { from: 1, to: 1 })) +
              fill('#8b8794', stroke(line, 1)),
          )
          .join('') +
        fill('#8a5a3c', ellipse(147, 117, 13, 10), 'opacity=".5"') +
        fill('#8d9da3', ellipse(144, 113, 13, 10), `stroke="${INK}" stroke-width="1.3"`) +
        fill('#d8e0e2', ellipse(142.6, 111.4, 9.4, 6.6)),
      80,
      42,
      1.4,
    ),
  ) + flat(92, 100, 0.46, 62)

/** A centrifuge from above, its lid open: the last tube is set into the rotor, by a gloved hand where there is one. */
export const centrifuge = (held = true, alone = false): string => {
  const cups = [20, 80, 140, 200, 260].map((turn) => {
    const [x, y] = [120 + 48 * Math.cos((turn * Math.PI) / 180), 150 + 17 * Math.sin((turn * Math.PI) / 180)].map(Math.round) as [
      number,
      number,
    ]
    return (
      fill('#6a4a78', ellipse(x, y, 8, 6), `stroke="${INK}" stroke-width="1.1"`) +
      fill('#8d6b9b', ellipse(x - 1.5, y - 1.5, 4, 2.6))
    )
  })
  return (
    (alone ? '' : table) +
    part('#c9d2d2', '38 122, 50 58, 74 40, 166 40, 190 58, 202 122', 2) +
    area('#eef2f1', '54 112, 62 66, 80 52, 124 52, 112 112') +
    part('#dfe3e1', '20 132, 44 112, 196 112, 220 132, 224 204, 206 218, 34 218, 16 204', 2) +
    area('#b3bdbd', '190 116, 220 132, 224 204, 206 218, 150 218, 186 196, 200 150') +
    fill('#5b6b72', ellipse(120, 150, 84, 33), `stroke="${INK}" stroke-width="1.8"`) +
    fill('#35434b', ellipse(120, 153, 74, 27)) +
    fill('#aeb9bd', ellipse(120, 150, 64, 23), `stroke="${INK}" stroke-width="1.2"`) +
    fill('#d8e0e2', ellipse(112, 146, 44, 13)) +
    fill('#35434b', ellipse(144, 135, 8, 5.6)) +
    cups.join('') +
    fill('#8d9da3', ellipse(120, 150, 11, 6), `stroke="${INK}" stroke-width="1"`) +
    fill('#4d2039', 'M52 194h44v14H52z') +
    fill('#e7c9a0', 'M58 198h6v6h-6zM68 198h6v6h-6zM78 198h6v6h-6z') +
    (held
      ? glove(150, 66, placed(tube([[BLOOD, 60]], 92), -6, 4, 8, 0.7), 1.1, -8)
      : placed(tube([[BLOOD, 60]], 92), 144, 62, 6, 0.8) + arrow('178 62, 182 86, 178 108', 4))
  )
}

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

/** Fluid in the skin: it spreads between the bundles, thinner towards its border. */
export const drops = (x: number, y: number, colour = PLASMA): string =>
  `<g fill="${colour}" transform="translate(${x} ${y})"><path opacity=".45" d="M-19 2q5-5 8-9 7 1 12-4 5 4 12 3 2 5 8 7-5 4-6 9-8-1-12 3-5-4-11-2-3-5-11-7z"/><path opacity=".9" d="M-11 1q4-6 11-6 9 0 11 5-3 6-10 5-9 2-12-4z"/></g>`
/** A needle whose tip lies in the drop at (x, y), its hub above the skin. */
export const needleAt = (x: number, y: number, angle = -66, content = PLASMA): string => placed(syringe(content, 64), x, y, angle)

const lid =
  part('#fffaf4', '58 106, 84 90, 132 66, 176 40, 192 42, 196 58, 190 88, 184 100, 150 108, 100 113', 1.6) +
  area('#e3d8cc', '58 106, 76 96, 120 94, 160 84, 186 72, 190 88, 184 100, 150 108, 100 113') +
  area('#c9b9ac', '58 106, 100 107, 150 102, 188 92, 184 100, 150 108, 100 113')
/** A sealed tray with what is sterile in it: a hand draws its lid back from the lower end, so that its inner side is seen. */
export const openedTray = (inside: string): string =>
  fill('#dcc6bd', 'M0 0h240v240H0z') +
  fill('#b99f95', 'M70 70l122 0 8 152-128 8z', 'opacity=".6"') +
  fill('#f6f1ea', 'M58 62l122-8q6 0 6 6l8 146q0 6-6 6l-118 8q-6 0-6-6l-10-146q0-6 4-6z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#cddfe2', 'M72 108l102-6 6 88q0 8-8 8l-86 6q-8 0-8-8z', 'stroke="#7f9da6" stroke-width="1.2"') +
  fill('#a8c3c9', 'M72 108l102-6 1 12-102 8z') +
  thin('M84 128l4 66', '#fff', 3, 'opacity=".8"') +
  inside +
  glove(190, 50, `<g transform="scale(.87) translate(-190 -50)">${lid}</g>`, 1.15)
