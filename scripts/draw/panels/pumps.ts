import { area, fill, INK, part, thin, whole } from './marks'
import { LAYER } from './tones'

/**
 * Her lower legs on the table, seen from its side and a little from above her: the near foot is the right one, its outer side to us and the
 * great toe farthest; the far one is the left, its great toe nearest. Asleep, both point away from her.
 */
const LEG =
  '30 118, 84 117, 118 119, 142 124, 155 126, 167 120, 181 107, 193 90, 200 77, 212 70, 221 80, 224 93, 220 110, 215 130, 214 146, 210 159, 200 168, 187 168, 174 162, 158 157, 140 157, 88 168, 30 168'
const FAR = '90 98, 131 106, 142 101, 155 88, 171 63, 181 54, 190 51, 196 56, 199 70, 190 110, 120 130'
const SLEEVE = '30 111, 52 109, 73 111, 107 112, 139 119, 144 131, 143 146, 137 159, 122 165, 88 173, 30 174'
/** One toe with its nail, and where each stands: x, y, size, turn. */
export const TOE =
  fill(LAYER.skin, 'M-6 12C-6 5-7 3-7-2-7-11 6-11 6-2 6 2 5 3 5 6', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#f0c9bb', 'M-4-3c0-5 6-5 6 0 0 4-6 4-6 0')
const toes = (places: string) =>
  places
    .split(', ')
    .map((place) => {
      const [x, y, size, turn] = place.split(' ')
      return `<use href="#te" transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"/>`
    })
    .join('')
const foot =
  whole(
    part(LAYER.skin, LEG, 1.3) +
      // Light along the shin and the instep; the calf, the heel and the outer edge of the foot turn from the lamp.
      area('#f3dcc6', '140 126, 156 129, 169 123, 184 108, 204 77, 208 84, 199 103, 185 121, 170 132, 140 134') +
      area(
        LAYER.skinShade,
        '140 143, 170 152, 182 150, 196 142, 206 124, 216 86, 222 84, 224 93, 215 130, 214 146, 210 159, 200 168, 187 168, 158 157, 140 157',
      ) +
      area('#a9734f', '180 164, 196 160, 206 150, 211 134, 224 95, 215 130, 214 146, 210 159, 200 168, 187 168'),
  ) +
  toes('208 63 1.15 14, 216 67 .75 20, 220 72 .7 24, 223 78 .66 30, 225 85 .62 38') +
  // The outer ankle with the tendons behind it, the cords of the instep.
  fill(LAYER.skinShade, 'M163 147q8 5 13-9 5 8 0 15-7 9-11 1zM184 150q10-8 13-24-1 22-9 31z') +
  fill('#f3dcc6', 'M163 144q-2-9 6-9 4 1 2 5-5 0-8 4z') +
  thin('M166 153q8 3 12-11M209 84q-3 13-11 22', INK, 0.9)
const sleeve =
  whole(
    part('#e4ebec', SLEEVE, 1.3) +
      area('#f7fafa', '30 115, 104 116, 134 123, 137 129, 104 123, 30 123') +
      area('#bfcdd2', '30 152, 106 150, 141 139, 141 147, 135 158, 121 163, 88 171, 30 172'),
  ) +
  // Three chambers, welded off from one another; bound at the ankle, closed along the shin by a flap with three tabs.
  thin('M73 111q9 30-3 62M107 112q8 26-2 56', INK, 0.9) +
  thin('M30 130Q90 131 143 139', INK, 0.9) +
  fill('#a9c6c9', 'M54 125h11v11h-11zM87 126l11 1v11l-11-1zM118 129l10 2v11l-10-2z', `stroke="${INK}" stroke-width=".9"`)
const BLANKET = '-12 68, 4 64, 20 68, 34 92, 46 106, 51 124, 53 172, 52 196, 48 210, 26 214, -12 214'
const hose = (d: string): string => thin(d, INK, 4.6) + thin(d, '#f4f7f7', 2.8)
/** Her legs in the sleeves of the pump that presses the calves, which hangs from the rail of the table (`#te`, `TOE`, is in the sheet’s definitions). */
export const pumps =
  // The table: its mattress, the rail from which the pump hangs.
  fill('#a9c6c9', 'M-2 132H242v58H-2z', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#83a6aa', 'M-2 178H242v12H-2zM40 172q100 5 198-12-20 16-60 15-80 2-138-3z') +
  whole(part(LAYER.skin, FAR, 1.3) + area('#f3dcc6', '118 106, 144 104, 168 76, 176 72, 150 110, 130 116')) +
  toes('167 66 .62 -4, 171 59 .66 0, 176 53 .7 4, 182 49 .75 8, 190 47 1.15 12') +
  `<g transform="translate(-22 -20)"><g id="sv">${sleeve}</g></g>` +
  fill('#d7dfe0', 'M-2 190H242v6H-2z', `stroke="${INK}" stroke-width="1.2"`) +
  hose('M150 136Q164 160 160 182T150 210') +
  foot +
  '<use href="#sv"/>' +
  hose('M124 158Q138 172 136 188T124 210') +
  fill('#e9eeec', 'M98 240v-28q0-5 5-5h70q5 0 5 5v28', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#bfcdd2', 'M164 208h9q4 0 4 4v28h-13z') +
  fill('#a9c6c9', 'M106 216h36v17h-36z', `stroke="${INK}" stroke-width=".9"`) +
  thin('M109 229h5l2-8h7v8h5l2-8h7v8h2', INK, 1) +
  // The warm blanket over her knees hangs down before the table.
  whole(
    part('#d9b7b2', BLANKET, 1.3) +
      area('#c4989a', '20 68, 34 92, 46 106, 51 124, 53 172, 52 196, 48 210, 40 211, 42 180, 37 146, 28 106'),
  )
