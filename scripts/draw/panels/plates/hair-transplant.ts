import { ellipse, stroke } from '../pen'
import { aimed, area, arrow, cut, fill, INK, part, ROSE, thin, whole } from '../marks'
import { DONOR, STUBBLE } from '../donor'
import { GLOVE, glove, PENCIL, pencil } from '../hands'
import { onPerson, person } from '../people'
import { hair, skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { forceps, pen, placed, syringe } from '../tools'

/** The line aimed at: high, in the fringe of the old one, uneven; it keeps a shallow recess at either temple. */
const line =
  '137 125, 141 118, 148 115, 156 119, 165 128, 178 137, 194 139, 208 142, 226 140, 244 142, 262 137, 277 131, 285 123, 291 117, 298 115'
/** Seen from above and before, his chin down. */
const over = (drawn: string) => onPerson('crown', 96, 44, 0.8, drawn)

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

/** A slit at the angle of the neighbours, as deep as their roots and as wide as the graft. */
const slit = `<g transform="translate(150 84) skewX(-8)">${area('#6d2233', '1 -1, 25 -1, 23 40, 16 90, 3 116, -3 112, -3 70, -1 30', `stroke="#fff6ec" stroke-width="4"`)}${area('#7d2940', '1 -1, 25 -1, 23 40, 16 90, 3 116, -3 112, -3 70, -1 30', `stroke="${ROSE}" stroke-width="2"`)}</g>`
/** The graft that goes into it: a cap of skin, and the roots of two hairs, as long as those beside it. */
const planted = `<g transform="translate(155 40) skewX(-8)">${part('#e8bda4', '-1 -2, 26 -2, 24 20, 21 60, 17 100, 10 119, -12 119, -14 98, -10 60, -5 20', 1.2)}${area('url(#q)', '-10 58, 21 58, 17 100, 10 119, -12 119, -14 98')}${area('#dcb08e', '-1 -2, 26 -2, 25 9, -3 9')}${[-4.5, 4.5].map((x, i) => hair(x, 0, 110 - (i % 2) * 8, { lean: 12, shaft: 34, gland: false })).join('')}</g>`

const punch =
  fill('#cbd5d8', 'M112 -6h28v48l-4 12v74h-3V58h-14v70h-3V54l-4-12z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#93a3aa', 'M131 -6h9v48l-4 12v74h-3V54z') +
  fill('#f7fafa', 'M115 -6h5v47h-5z') +
  thin('M112 8h28M112 12h28M112 16h28', '#63747c', 1)

export const plate: Sheet = {
  slug: 'hair-transplant',
  title: 'Hair transplant, step by step',
  desc: '1: the new hairline is marked, dashed. 2: local anaesthetic under the scalp. 3: a punch goes round one group of hairs. 4: grafts of one, two and three hairs are sorted under magnification. 5: single hairs are placed in front, groups behind: forceps bring a graft, as long as the roots beside it, into its slit at the angle of the hair. 6: the back of the head: a gauze band lies over the whole donor site, its end under tape; it runs below the grafts in front.',
  defs: whole(person('crown')) + group(1) + group(2) + group(3) + STUBBLE,
  otherDefs: GLOVE + PENCIL,
  others: {
    // The line is drawn: for the picture of the group.
    lined: over(aimed(line)) + pencil(148, 51, placed(pen(), -30, 100, -72, 1.7), 0.44, 34),
    head:
      onPerson('crown', 2, 2, 0.86, aimed(line)) +
      glove(
        266,
        41,
        `<g transform="translate(-56 67) rotate(24) scale(.24)">${graft(0, -14, 2)}</g>` + placed(forceps(), -55, 66, -46, 0.9),
        1,
      ),
  },
  panels: [
    { steps: '1', body: over(aimed(line) + placed(pen(), 279, 130, 16, 1)) },
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
        // At the angle of the hair, so that its wall runs beside the group and cuts none of its roots.
        `<g transform="rotate(6.2 132 84) translate(5)">${punch}${cut('116 80, 116 106, 116 132', 1.8)}${cut('136 80, 136 106, 136 132', 1.8)}</g>`,
    },
    {
      steps: '4',
      body:
        fill('#dbe4e3', 'M0 0h240v240H0z') +
        fill('#c5d3d2', 'M0 168h240v72H0z') +
        [54, 128, 190].map((x, i) => `<g id="r${i}">${graft(x, 176, i + 1)}</g><use href="#r${i}" x="28"/>`).join('') +
        fill('#eef6f5', ellipse(126, 86, 62), `stroke="${INK}" stroke-width="2"`) +
        `<g transform="translate(126 56) scale(1.6)"><use href="#r1" x="-146" y="-170"/><use href="#r2" x="-174" y="-170"/></g>` +
        fill('none', ellipse(126, 86, 65), 'stroke="#8d9da3" stroke-width="7"') +
        fill('none', ellipse(126, 86, 69), `stroke="${INK}" stroke-width="1.6"`),
    },
    {
      steps: '5',
      body:
        skinBlock({ top: 84, fat: 150 }) +
        unit(34, 1, 8) +
        unit(86, 2, 8) +
        unit(218, 3, 8) +
        slit +
        planted +
        placed(forceps(), 173, 62, -24, 0.8) +
        arrow('128 22, 124 42, 120 60', 3.4),
    },
    {
      steps: '6',
      // The band runs below the grafts in front.
      body: DONOR,
    },
  ],
}
