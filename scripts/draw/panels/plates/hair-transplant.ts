import { curve, ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, ink, INK, part, thin } from '../marks'
import { GLOVE, glove } from '../hands'
import { onPerson, person } from '../people'
import { hair, skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { forceps, pen, placed, syringe } from '../tools'

/** The hairline has drawn back over the temples and thinned in the middle. */
const bare =
  area(
    '#e6c3a3',
    '96 206, 104 238, 128 256, 170 271, 216 285, 262 301, 300 312, 327 312, 322 276, 304 240, 284 218, 264 206, 248 218, 238 233, 226 237, 210 226, 188 202, 164 174, 138 158, 112 164, 98 184',
  ) +
  area('#f3dcc6', '103 206, 112 184, 136 172, 158 188, 178 212, 200 236, 214 250, 190 252, 158 244, 126 232, 110 222') +
  area(LAYER.skinShade, '266 210, 286 224, 308 254, 322 300, 308 306, 300 282, 284 254, 268 236') +
  // single hairs are left before the line that has drawn back, shorter and farther apart to the front
  thin(
    'M100 181q-2 9 -5 18M103 176q-2 10 -8 19M106 170q-2 7 -7 14M109 165q-1 9 -4 18M111 161q-3 7 -5 15M117 158q-1 8 -6 16M123 155q-2 9 -6 19M129 154q-1 11 -4 22M133 153q-1 8 -6 16M141 153q-2 12 -8 24M147 157q1 7 -2 13M154 160q-2 9 -4 17M159 164q-2 7 -2 14M164 168q-3 8 -6 16M170 173q-3 10 -7 19M174 180q-3 10 -5 20M181 186q-4 17 -10 33M184 192q0 12 -4 24M190 198q-1 8 -2 15M195 204q-0 7 -2 14M200 209q0 9 -1 17M206 215q-1 11 -6 23M211 220q-1 8 -1 16M214 224q-2 16 -4 33M219 227q-2 9 -4 18M221 229q-1 11 -4 22M227 230q-0 7 -1 14M229 230q-2 11 -4 22M234 228q-1 9 -3 18M240 226q1 7 1 14M242 220q-3 10 -4 21M247 213q1 12 2 23M253 210q-2 9 -2 18M256 207q1 10 2 19M259 204q1 15 -2 30M264 202q1 11 2 23M268 202q-1 10 1 20M272 205q1 14 4 28M277 208q-1 11 0 21M280 211q-0 11 2 21M285 213q0 10 2 21M288 218q-0 7 2 13M294 223q0 11 2 23M298 228q2 10 2 20M301 233q0 11 3 23M307 240q3 13 6 25M309 248q-0 8 2 16M313 257q2 9 3 18M316 265q1 12 1 24M320 273q2 7 3 13M321 281q2 7 2 13M324 289q0 8 1 16',
    '#2e1620',
    0.9,
  ) +
  thin(
    'M225 257l-0 10M281 258l1 7M199 224l-1 6M198 231l-1 7M164 212l-2 9M206 233l-1 10M185 227l-2 11M133 207l-3 10',
    '#2e1620',
    0.6,
  )
const line = '108 206, 124 220, 160 235, 206 250, 252 266, 300 284'
const over = (drawn: string) => onPerson('crown', 66, 78, 0.78, `${bare}${drawn}`)

const group = (count: number) =>
  `<g id="u${count}">${Array.from({ length: count }, (_, i) => hair((i - (count - 1) / 2) * 9, 0, 110 - (i % 2) * 8, { lean: 12, shaft: 34, gland: i === count - 1 })).join('')}</g>`
const unit = (x: number, count: number, lean = 0) =>
  `<use href="#u${count}" transform="translate(${x} 84)${lean ? ` skewX(${-lean})` : ''}"/>`
/** A graft as it lies on the tray: a cap of skin, the roots in a little fat. */
const graft = (x: number, y: number, count: number) =>
  part(
    'url(#q)',
    `${x - 8} ${y + 22}, ${x - 5} ${y + 4}, ${x + 5} ${y + 4}, ${x + 8} ${y + 22}, ${x + 9} ${y + 40}, ${x} ${y + 47}, ${x - 9} ${y + 40}`,
    1,
  ) +
  part('#e2b79d', `${x - 7} ${y - 2}, ${x + 7} ${y - 2}, ${x + 6} ${y + 12}, ${x} ${y + 14}, ${x - 6} ${y + 12}`, 1) +
  Array.from({ length: count }, (_, i) =>
    fill(
      '#2e1620',
      stroke(
        [
          [x + (i - (count - 1) / 2) * 6, y + 40],
          [x + (i - (count - 1) / 2) * 5, y + 10],
          [x + (i - (count - 1) / 2) * 6 + 3, y - 12],
        ],
        2.6,
        { from: 1, to: 0.3 },
      ) + ellipse(x + (i - (count - 1) / 2) * 6, y + 40, 2.8),
    ),
  ).join('')

const punch =
  fill('#cbd5d8', 'M112 -6h28v48l-4 12v74h-3V58h-14v70h-3V54l-4-12z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#93a3aa', 'M131 -6h9v48l-4 12v74h-3V54z') +
  fill('#f7fafa', 'M115 -6h5v47h-5z') +
  thin('M112 8h28M112 12h28M112 16h28M112 20h28', '#63747c', 1)

export const plate: Sheet = {
  slug: 'hair-transplant',
  title: 'Hair transplant, step by step',
  desc: '1: the new hairline is marked, dashed. 2: local anaesthetic under the scalp. 3: a punch of less than a millimetre goes round one group of hairs. 4: grafts of one, two and three hairs are sorted under magnification. 5: single hairs are placed in front, groups behind, at the angle of the hair. 6: the dressing.',
  defs: person('crown') + group(1) + group(2) + group(3),
  otherDefs: GLOVE,
  others: {
    head:
      onPerson('crown', 66, 96, 0.86, bare + aimed(line)) +
      glove(
        222,
        58,
        `<g transform="translate(-56 66) rotate(24) scale(.5)">${graft(0, -14, 2)}</g>` + placed(forceps(), -54, 66, -46, 0.9),
        1,
      ),
  },
  panels: [
    { steps: '1', body: over(aimed(line) + placed(pen(), 104, 198, 160, 1)) },
    {
      steps: '2',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        [36, 100, 196].map((x) => unit(x, 2)).join('') +
        fill('#dfeceb', ellipse(148, 158, 26, 13), 'opacity=".85" stroke="#8fa9aa"') +
        placed(syringe('#dfeaea', 64), 148, 152, -75, 1.1),
    },
    {
      steps: '3',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        unit(40, 2) +
        unit(206, 3) +
        unit(120, 2) +
        punch +
        cut('116 80, 116 106, 116 132', 1.8) +
        cut('136 80, 136 106, 136 132', 1.8),
    },
    {
      steps: '4',
      body:
        fill('#dbe4e3', 'M0 0h240v240H0z') +
        fill('#c5d3d2', 'M0 168h240v72H0z') +
        [40, 68, 96].map((x) => graft(x, 176, 1)).join('') +
        [128, 156].map((x) => graft(x, 176, 2)).join('') +
        [190, 218].map((x) => graft(x, 176, 3)).join('') +
        fill('#eef6f5', ellipse(126, 86, 62), `stroke="${INK}" stroke-width="2"`) +
        `<g transform="translate(126 56) scale(1.6)">${graft(-18, 6, 2)}${graft(16, 6, 3)}</g>` +
        fill('none', ellipse(126, 86, 65), 'stroke="#8d9da3" stroke-width="7"') +
        fill('none', ellipse(126, 86, 69), `stroke="${INK}" stroke-width="1.6"`),
    },
    {
      steps: '5',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        unit(60, 1, 8) +
        unit(116, 2, 8) +
        unit(214, 3, 8) +
        area('#b3264f', '187 84, 191 84, 183 130, 176 168, 174 167, 180 128') +
        `<g transform="rotate(14 186 60)">${graft(186, 30, 2)}</g>` +
        placed(forceps(), 190, 72, -30, 0.8) +
        arrow('168 36, 164 56, 160 74', 3.4),
    },
    {
      steps: '6',
      body: over(
        part(
          '#f7f2ea',
          '88 176, 96 196, 130 214, 200 240, 280 262, 340 268, 398 254, 420 236, 424 196, 416 160, 400 196, 350 214, 290 210, 210 184, 140 158, 104 140',
          2,
        ) +
          area('#d3c8bd', '290 210, 350 214, 400 196, 416 160, 424 196, 420 236, 398 254, 340 268, 290 264, 300 240') +
          ink(
            stroke('98 158, 140 180, 210 206, 290 232, 350 238, 420 214', 1.2),
            stroke('94 172, 136 196, 206 222, 284 246, 346 252, 420 228', 1),
          ) +
          `<path fill="url(#h)" d="${curve('340 222, 400 200, 416 166, 424 196, 420 236, 398 254, 346 266', { loop: true })}"/>`,
      ).replace(bare, ''),
    },
  ],
}
