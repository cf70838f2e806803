import { curve, stroke } from '../pen'
import { marked, area, arrow, cut, fill, INK, part, sewn, thin, whole } from '../marks'
import { BROWN, fromRight, near, PENCIL_NEAR } from '../hands'
import { pair, twice } from '../lift'
import { onPerson } from '../people'
import { CLOTH, TABLE } from '../propped'
import { breast, implant, minor, pectoral, strap } from '../sections'
import { ownSheet } from '../own'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { pen, scalpel } from '../tools'
import { IN_FOLD, nipples, placer, SHAPES } from '../breasts'
import { trunk } from '../trunk'

const over = (drawn: string) => onPerson('slight', 20, 44, 0.545, whole(nipples('slight')) + drawn)
const after = (drawn: string) => onPerson('full', 20, 44, 0.545, whole(nipples('full') + drawn))
const fold = '96 322, 110 338, 131 349, 156 349, 178 338, 192 320'
/** Four to five centimetres in the crease, on the line that the lower edge of the breast draws. */
const entry = placer(SHAPES.slight, false)(IN_FOLD)
const closed = placer(SHAPES.full, false)('-.42 .985, -.28 1, -.05 1.005, .18 .99, .3 .975')

const SMALL = '150 -8, 146 30, 134 74, 108 112, 86 136, 76 146, 73 153, 76 162, 88 178, 112 194, 146 201, 160 207, 164 246'
/** The pocket between gland and muscle, as it is made from the cut in the fold: a cleft, whose walls lie close together. */
const POCKET =
  '169 62, 165 90, 163 120, 163 150, 163 176, 160 190, 154 200, 159 205, 169 196, 175 182, 173.500 164, 170.500 140, 169.500 120, 169.500 90'
const small = breast({
  outline: SMALL,
  nipple: [73, 153],
  areola: [137, 169],
  lobes: '143 99, 149 112, 151 129, 151 151, 148 173, 128 189',
  thick: 9,
  rest: '160 88, 166 120, 166 160, 156 194',
  behind: pectoral() + whole(area('#8a3f48', POCKET)),
})

/** The whole of the small breast pushed forward: fold and gland are the same. */
const FULL =
  '152 -8, 146 24, 131 54, 108 82, 80 108, 58 130, 50 140, 48 148, 51 160, 62 182, 86 201, 118 210, 146 206, 158 207, 163 222, 165 246'
/** The contour as it was: the finest dashes. */
const was = thin(curve(SMALL), '#5b1f4d', 1, 'stroke-dasharray="2"')
const full =
  breast({
    outline: FULL,
    nipple: [48, 148],
    areola: [131, 165],
    lobes: '127 95, 114 112, 109 132, 107 152, 109 171, 119 187',
    thick: 9,
    rest: '148 90, 134 112, 128 146, 132 178, 146 196',
    behind:
      pectoral() +
      whole(
        implant(
          '168 83, 158 80, 144 88, 130 104, 121 124, 118 146, 120 168, 129 187, 144 199, 158 202, 168 197, 171 182, 172 140, 171 98',
          '170 98, 172 140, 171 182, 168 197, 158 202, 144 199, 133 191, 150 192, 161 182, 166 160, 167 120',
          '126 142, 131 122, 144 104',
        ),
      ),
  }) + was

/** It slides in through a clear sleeve, whose tip stands in the cut, so that nobody touches it. */
const sleeve =
  cut('151 204, 158 207, 163 214', 3.4) +
  fill(
    '#e6f0f2',
    'M152 207L110 236 120 262 156 250 164 213Q157 213 152 207z',
    `stroke="${INK}" stroke-width="1.6" opacity=".92"`,
  ) +
  fill('#b4c9cf', 'M164 214L156 249 146 253 159 213z') +
  thin('M146 214L122 234', '#fff', 2.4) +
  arrow('137 243, 143 234, 149 224', 3.6)

/** Partly behind the muscle: it lies over the upper part and ends there, frayed, where it was freed; what is left of its insertion is on the rib. */
const OVER = '166 12, 169 40, 161 62, 144 75, 128 89, 116 106, 110 126, 110.5 149'
const FRAYED = 'M110.500 147q0 5-1.500 8M111.500 147q.5 6-.3 12M112.500 147q1 5 1.200 9M113.500 147q1.500 3 3 7'
const behindMuscle =
  breast({
    outline: FULL,
    nipple: [48, 148],
    areola: [131, 165],
    lobes: '118 99, 104 114, 98 131, 96 150, 102 171, 116 189',
    thick: 8,
    rest: '146 94, 130 112, 127 146, 130 178, 144 198',
    behind:
      minor() +
      implant(
        '180 84, 170 79, 152 87, 136 102, 125 122, 121 146, 123 168, 132 187, 148 199, 166 203, 180 198, 184 182, 185 140, 184 98',
        '183 98, 185 140, 184 182, 180 198, 166 203, 148 199, 136 191, 156 192, 172 180, 178 160, 179 120',
        '129 176, 126.500 168, 125.500 160, 126 152, 128 144',
      ) +
      strap(OVER, '180 14, 183 44, 178 72, 160 82, 143 96, 130 112, 121 130, 113.5 150') +
      thin(FRAYED, '#a84f4b', 0.9) +
      part(LAYER.muscle, '181 200, 188 203, 192 208, 189 216, 184 211', 1),
  }) + was

/** Digits as a hand writes them, from left to right: 4 0 7 1 3. */
const NUMBER = 'M124 94l-4 6h7m-2-4v8M133 94q-4 0-4 5t3 5 4-5-3-5zM139 95h6l-4 9M149 96l2-2v10M155 95q5-2 5 1t-3 3q4 0 3 3t-6 1'

export const plate: Sheet = ownSheet({
  slug: 'chest-implant',
  title: 'Breast implants, step by step',
  desc: '1 to 2: fold, midline and pocket are drawn on a chest of little volume while one stands. 3: a cut of four to five centimetres in the fold. 4: in section, the pocket, a cleft behind the gland; dashed, the way behind the chest muscle. 5: through a clear sleeve the implant is placed behind the gland; fine dashes, the outline before. 6: fuller; the sides are compared, propped up, cuts closed. 7: the number of the implant in her card, written by a bare hand.',
  defs: whole(trunk('slight', 'full')) + PENCIL_NEAR + BROWN,
  others: { 'behind-gland': full, 'behind-muscle': behindMuscle },
  panels: [
    {
      steps: '1-2',
      body: over(
        pair(fold, marked) +
          marked('240 92, 240 220, 240 440') +
          pair('80 308, 82 254, 110 218, 152 206, 192 222, 212 262, 212 302, 202 326', marked) +
          near(fromRight(pen(), 192, 322, 40, 58, 0.72, 1.15)),
      ),
    },
    {
      steps: '3',
      body: over(
        pair(entry, (line) =>
          fill(
            '#b3264f',
            stroke(line, 4.4, { from: 0.05, to: 0.05 }),
            'stroke="#fff6ec" stroke-width="2" paint-order="stroke" stroke-linejoin="round"',
          ),
        ) + near(fromRight(scalpel(), 336, 351, 46, 62, 0.72, 1.1)),
      ),
    },
    {
      steps: '4',
      body:
        small +
        whole(thin(curve(POCKET, { loop: true }), '#b3264f', 1.6)) +
        marked('182 52, 183 88, 183.5 130, 184 172') +
        cut('146 214, 153 205, 161 197', 4) +
        arrow('112 232, 130 222, 141 213', 3.6),
    },
    { steps: '5', body: full + sleeve },
    {
      steps: '6',
      body:
        TABLE +
        after(
          twice(thin(curve(closed), '#b3264f', 2.8) + sewn(closed, 9, 1.6)) +
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
        thin('M28 50h66M28 72h66M28 94h66M120 104h68', '#c9b5ab', 1.2) +
        // The label with its bars.
        fill('#e8f0f1', 'M120 34h70v56h-70z', `stroke="${INK}" stroke-width="1.1"`) +
        fill(
          INK,
          [0, 4, 6, 12, 16, 18, 24, 28, 34, 40].map((x, i) => `M${127 + x} 52h${i % 3 ? 1 : 3}v26h-${i % 3 ? 1 : 3}z`).join(''),
        ) +
        // What is written by hand.
        thin(`M29 48q4-6 6-1t5-2 5 1 6-3 6 3M29 70q5-6 7-1t6-2 6 2 5-3M30 90q4-5 6 0t6-3 5 2${NUMBER}`, '#2f3f6b', 1.3) +
        '</g>' +
        near(fromRight(pen(), 180, 124, 42, 46, 0.56, 0.85)).replaceAll(/<use href="#n[pq]"/g, '$& filter="url(#br)"'),
    },
  ],
})
