import { curve } from '../pen'
import { marked, area, arrow, cut, fill, INK, part, sewn, thin, whole } from '../marks'
import { FINGERTIPS, tips } from '../fingertips'
import { pair, twice } from '../lift'
import { onPerson } from '../people'
import { CLOTH, TABLE } from '../propped'
import { breast, implant, minor, pectoral, strap } from '../sections'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, scalpel } from '../tools'
import { nipples } from '../breasts'
import { trunk } from '../trunk'

/** The hand that writes wears no glove: the same fingertips in the surgeon’s own tones. */
const TONES = [
  ['#dcebe8', '#ecceb2'],
  ['#b4d0cf', '#d5a880'],
  ['#86aeb1', '#b58059'],
  ['#5b858b', '#8b5939'],
  ['#3d5f66', '#603626'],
] as const
const HANDS = TONES.reduce((drawn, [glove], i) => drawn.replaceAll(glove, `var(--${'abcde'[i]},${glove})`), FINGERTIPS)
const BARE = TONES.map(([, skin], i) => `--${'abcde'[i]}:${skin}`).join(';')

const over = (drawn: string) => onPerson('slight', 20, 44, 0.545, whole(nipples('slight') + drawn))
const after = (drawn: string) => onPerson('full', 20, 44, 0.545, whole(nipples('full') + drawn))
const fold = '96 322, 110 338, 131 349, 156 349, 178 338, 192 320'
/** Four to five centimetres in the fold. */
const entry = '121 350, 145 353, 169 348'

const SMALL = '150 -8, 146 30, 134 74, 108 112, 86 136, 76 146, 73 153, 76 162, 88 178, 112 194, 146 201, 160 207, 164 246'
/** The pocket between gland and muscle, as it is made from the cut in the fold. */
const POCKET = '163 72, 157 96, 154 130, 154 166, 158 190, 165 199, 171 190, 170 160, 169 124, 168 92'
const small = breast({
  outline: SMALL,
  nipple: [73, 153],
  areola: [137, 169],
  lobes: '143 99, 149 112, 151 129, 151 151, 148 173, 128 189',
  thick: 9,
  rest: '160 88, 166 120, 166 160, 156 194',
  behind:
    pectoral() +
    part('#f6e0da', POCKET, 0.6) +
    area('#d8a89f', '163 72, 168 92, 169 124, 170 160, 171 190, 165 199, 165 160, 164 110'),
})

const FULL = '152 -8, 142 24, 116 58, 86 92, 64 124, 55 144, 53 153, 56 164, 68 186, 94 206, 128 216, 154 214, 162 222, 165 246'
const full = breast({
  outline: FULL,
  nipple: [53, 153],
  areola: [134, 173],
  lobes: '119 82, 98 121, 97 142, 97 160, 100 177, 114 197',
  thick: 8,
  rest: '138 96, 122 120, 116 150, 122 178, 130 200',
  behind:
    pectoral() +
    implant(
      '169 72, 146 84, 120 108, 105 136, 105 166, 120 192, 148 206, 170 203, 174 184, 172 130',
      '169 90, 172 130, 174 184, 170 203, 148 206, 126 196, 146 196, 160 180, 166 140',
      '114 138, 121 120, 136 104',
    ),
})

/** Partly behind the muscle: it lies over the upper part, its freed lower edge ends there; what is left of its insertion is on the rib. */
const behindMuscle = breast({
  outline: FULL,
  nipple: [53, 153],
  areola: [134, 173],
  lobes: '115 79, 93 121, 91 142, 91 160, 96 179, 112 200',
  thick: 7.5,
  rest: '136 92, 118 112, 108 138, 110 164, 118 186, 126 202',
  behind:
    minor() +
    implant(
      '180 74, 156 84, 130 108, 112 136, 110 166, 124 192, 152 206, 181 203, 184 184, 184 130',
      '180 90, 184 130, 184 184, 181 203, 152 206, 130 196, 154 195, 170 178, 176 140',
      '119 148, 124 130, 137 112',
    ) +
    strap(
      '166 12, 170 36, 160 64, 138 86, 117 107, 103 132, 100 160',
      '180 14, 183 40, 176 70, 152 87, 129 108, 112 136, 106 166',
    ) +
    part(LAYER.muscle, '181 200, 188 203, 192 208, 189 216, 184 211', 1),
})

export const plate: Sheet = {
  slug: 'chest-implant',
  title: 'Breast implants, step by step',
  desc: '1 to 2: fold, midline and pocket are drawn on a chest of little volume while one stands. 3: a cut of four to five centimetres in the fold. 4: in section, the pocket behind the gland; dashed, the way behind the chest muscle. 5: the implant behind the gland. 6: fuller; the sides are compared, propped up, cuts closed. 7: the number of the implant in her card, written by a bare hand.',
  defs: whole(trunk('slight', 'full')) + HANDS,
  others: { 'behind-muscle': behindMuscle },
  panels: [
    {
      steps: '1-2',
      body: over(
        pair(fold, marked) +
          marked('240 92, 240 220, 240 440') +
          pair('80 308, 82 254, 110 218, 152 206, 192 222, 212 262, 212 302, 202 326', marked) +
          tips(pen(), 290, 326, 24, 62, 1.3, 0.6),
      ),
    },
    {
      steps: '3',
      body: over(pair(entry, (line) => cut(line, 5)) + tips(scalpel(), 315, 351, 30, 70, 1.3, 0.6)),
    },
    {
      steps: '4',
      body:
        small +
        thin(curve(POCKET, { loop: true }), '#b3264f', 2) +
        marked('182 52, 183 88, 183.5 130, 184 172') +
        cut('146 214, 153 205, 161 197', 4) +
        arrow('112 232, 130 222, 141 213', 3.6),
    },
    { steps: '5', body: full },
    {
      steps: '6',
      body:
        TABLE +
        after(
          twice(
            thin(curve('118 375, 144 378, 170 372'), '#b3264f', 3) +
              sewn('118 375, 128 377, 138 378, 148 377.5, 158 376, 169 372', 11),
          ) +
            marked('66 318, 240 318, 414 318') +
            marked('240 120, 240 240, 240 440'),
        ) +
        CLOTH,
    },
    {
      steps: '7',
      body:
        // Her card lies open on the desk: the label of the implant is stuck in, and the hand that wrote beside it signs.
        fill('#d9b7b2', 'M0 0h240v240H0z') +
        `<g transform="matrix(.97 -.17 .26 .93 2 52)">` +
        fill('#b48f90', 'M22 26h186v132H22z') +
        fill('#fffaf4', 'M16 18h92v132H16zM108 18h92v132h-92z', `stroke="${INK}" stroke-width="1.6"`) +
        thin('M108 18V150', INK, 1.2) +
        fill('#5b1f4d', 'M17 19h90v14H17z') +
        thin('M28 50h66M120 104h68', '#c9b5ab', 1.2) +
        // The label with its bars.
        fill('#e8f0f1', 'M120 34h70v56h-70z', `stroke="${INK}" stroke-width="1.1"`) +
        fill(
          INK,
          [0, 4, 6, 12, 16, 18, 24, 28, 30, 36].map((x, i) => `M${127 + x} 52h${i % 3 ? 1 : 3}v26h-${i % 3 ? 1 : 3}z`).join(''),
        ) +
        // What is written by hand.
        thin('M29 48q4-6 6-1t5-2 5 1 6-3 6 3M122 102q4-7 7-1t6-2 6 2 5-3', '#2f3f6b', 1.3) +
        '</g>' +
        `<g style="${BARE}">${tips(pen(), 164, 124, 44, 40, 0.8, 0.4)}</g>`,
    },
  ],
}
