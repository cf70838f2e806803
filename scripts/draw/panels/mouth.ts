/**
 * Nose, mouth and chin of the woman of 32 from the front, from near, in 480 units about the upright at 240: the nose ends at 120, the lips meet at 200.
 * Her lips are of ordinary size; after a lift (`higher`) the way from the nose to the bow is so much shorter and the red of the upper lip higher.
 */
import { area, fill, INK, thin, whole } from './marks'
import { mirrored, pointsOf, stroke, type Line, type Point } from './pen'

export const MIDDLE = 240
/** From the middle along the foot of the strip between the nostrils and the sill of one of them: here a lift cuts. */
export const SILL = '240 125, 231.5 123.5, 222 118.5, 212 118, 202.5 119, 192 115'
/** By how much it raises the lip: four of the fifteen millimetres between nose and bow. */
export const LIFT = 12
const [LIGHT, STEP, HALF, SHADE, DEEP] = ['#f1d6bd', '#e6c3a4', '#dcb08a', '#bd8860', '#93603f']
/** A line on the left, and its mirror. */
const both = (line: string): [Line, Line] => [line, mirrored(line, MIDDLE)]
/** A line from the left to the middle, and on to the other side. */
const across = (line: string): Point[] => [...pointsOf(line), ...mirrored(line, MIDDLE).toReversed().slice(1)]

/** The planes of the face around the mouth: the lamp is on the upper left. */
export const FACE = whole(
  fill(HALF, 'M-60-60h600v460h-600z') +
    // The cheek that faces the lamp, as far as the fold beside nose and mouth; the lip beside it; the ball of the chin.
    // Light passes into half-tone in one step more and without an edge; so does shade.
    '<filter id="lt"><feGaussianBlur stdDeviation="5"/></filter><filter id="ln"><feGaussianBlur stdDeviation="1.8"/></filter><g filter="url(#lt)">' +
    [
      '-90 -90, 214 -90, 218 0, 212 34, 202 58, 188 72, 177 92, 174 114, 160 136, 140 156, 112 168, 70 162, 20 130, -90 90',
      '178 126, 200 123, 222 127, 231 133, 229 152, 220 165, 204 173, 184 185, 166 195, 157 198, 154 190, 157 176, 166 152',
      '196 298, 206 282, 228 273, 250 276, 262 288, 257 302, 243 313, 222 317, 204 311',
    ]
      .map((line) => area(STEP, line))
      .join('') +
    area(
      LIGHT,
      '-90 -90, 206 -90, 210 0, 202 32, 188 54, 174 70, 164 90, 160 108, 146 126, 122 140, 92 140, 66 122, 24 88, -90 50',
    ) +
    area(LIGHT, '184 133, 204 131, 220 135, 224 146, 214 158, 198 166, 180 176, 168 183, 166 174, 172 156') +
    area(LIGHT, '206 294, 214 284, 231 279, 246 282, 247 289, 234 297, 220 304, 210 303') +
    // Away from it: the cheek turns, the jaw below, the shade of the nose on the lip.
    area(
      SHADE,
      '560 40, 470 66, 424 112, 380 142, 340 156, 318 168, 312 184, 330 206, 338 226, 322 250, 300 266, 287 284, 281 304, 268 324, 236 342, 200 352, 200 400, 560 400',
    ) +
    area(SHADE, '-60 214, 20 222, 62 262, 96 308, 118 400, -60 400') +
    fill(DEEP, 'M540 60C474 108 450 178 420 234 396 276 340 310 330 400H540z') +
    '</g>' +
    fill('url(#h)', 'M540 60C474 108 450 178 420 234 396 276 340 310 330 400H540z'),
)

/** The nose: a narrow lit ridge, the ball of the tip, two wings; nothing in it has a corner. */
const NOSE =
  '<g filter="url(#ln)">' +
  area(LIGHT, '212 -90, 246 -90, 248 0, 246 34, 248 52, 254 68, 253 82, 241 92, 224 91, 211 82, 207 66, 214 42, 216 0') +
  // Its wall away from the lamp, and the shade that it throws beyond the wing.
  area(
    SHADE,
    '250 -90, 284 -90, 282 -20, 284 30, 294 56, 304 72, 310 96, 306 118, 312 132, 296 138, 262 132, 250 126, 262 108, 268 90, 262 70, 252 52, 250 20',
  ) +
  area(HALF, '274 80, 284 78, 292 86, 295 98, 290 108, 283 102, 275 94') +
  // The side of the tip, its underside, and the strip between the nostrils.
  area(
    HALF,
    '202 66, 196 74, 188 84, 184 98, 189 110, 200 108, 210 98, 222 97, 234 104, 244 104, 256 97, 262 90, 258 82, 248 90, 234 94, 218 90, 209 80',
  ) +
  area(
    SHADE,
    '196 112, 203 102, 212 97, 222 97, 232 103, 242 104, 254 98, 266 96, 276 100, 284 112, 276 118, 262 116, 252 122, 240 125, 230 121, 220 115, 206 117',
  ) +
  area(DEEP, '242 105, 254 98, 266 97, 278 102, 284 112, 276 117, 264 115, 254 120, 246 122, 244 114') +
  area(HALF, '232 104, 239 106, 242 112, 240 120, 234 118, 231 111') +
  // The lit wing.
  area(LIGHT, '190 84, 198 79, 203 83, 201 94, 194 103, 188 100, 187 92') +
  area('#fbeadb', '227 68, 231 62, 236 63, 237 71, 233 79, 228 78', 'opacity=".75"') +
  '</g>' +
  area('url(#h)', '258 -90, 284 -90, 282 -20, 284 30, 294 56, 304 72, 309 92, 306 110, 302 92, 290 76, 272 66, 260 50, 256 20') +
  area('url(#h)', '242 105, 254 98, 266 97, 278 102, 284 112, 276 117, 264 115, 254 120, 246 122, 244 114') +
  both('203 110, 203 103, 209 98.5, 218 98, 227 101.5, 231 107, 226 108, 218 107.5, 210 109.5, 206 112')
    .map((line) => area('#5b3026', line))
    .join('') +
  fill(
    INK,
    both('201 111, 202 103, 209 97.5, 219 97, 229 102')
      .map((line) => stroke(line, 1.6))
      .join('') +
      both('194 70, 186 78, 181.5 90, 182.5 104, 188 113, 194 114.5, 199 111')
        .map((line) => stroke(line, 2.1, { from: 0.05, to: 0.2 }))
        .join('') +
      stroke('229 107, 233 115, 240 118.5, 247 115, 251 107', 1.3, { from: 0.1, to: 0.1 }),
  )

/** A lift carries up the bow and what lies below the nose, the middle two thirds of the border; the corners stay. What swells does so from corner to corner. */
const lifted = (line: Line, { lift, swollen = 0 }: Raised): Point[] =>
  pointsOf(line).map(([x, y]) => {
    const aside = Math.abs(x - MIDDLE)
    const out = Math.min(1, Math.max(0, aside - 10) / 57)
    const up = lift * (1 - out ** 2) ** 2.2
    if (!swollen) return [x, y - up]
    const roll = Math.max(0, 1 - (aside / 84) ** 8) + 0.7 * Math.sin(Math.PI * Math.min(1, aside / 84) ** 2)
    return [x, Math.round((y - up - swollen * roll) * 2) / 2]
  })
interface Raised {
  lift: number
  swollen?: number
}
const BORDER = across('156 200, 164 196, 174 189.5, 186 182, 198 176.5, 210 172.8, 219 170.8, 226 170.2, 233 172.800, 240 176.5')
/** The border of the upper red, from corner to corner. */
export const border = (raised: Raised): Point[] => lifted(BORDER, raised)
/** Where the lips meet: the darkest line, lowest under the tubercle in its middle. */
export const MEET = across('155 200, 166 199, 180 199.5, 196 198.5, 212 198.800, 226 201, 234 203.400, 240 204')

/** The groove from the nose to the bow and its two columns: of the groove the wall beside the left one lies in shade, that beside the right one in the light. */
const philtrum = (higher: number): string => {
  const at = (line: Line) => pointsOf(line).map(([x, y]): Point => [x, y - higher * Math.max(0, (y - 126) / 46)])
  return (
    '<g filter="url(#ln)">' +
    area(HALF, at('232 127, 238 127, 240 140, 238 156, 238 174, 232 172, 226 168, 229 152, 232 140')) +
    area(SHADE, at('232 130, 235.5 130, 236 144, 233 160, 232 171, 226 168, 229.5 152, 232 142'), 'opacity=".75"') +
    area(LIGHT, at('241 132, 246 130, 249 142, 252 156, 253 167, 247 171, 241 174, 240.5 156')) +
    area(SHADE, at('248 128, 252 130, 256 146, 262 160, 270 172, 262 170, 255 167, 252 152, 249 140'), 'opacity=".8"') +
    '</g>'
  )
}

const upper = ({ lift, swollen = 0 }: Raised): string => {
  const at = (line: Line) => lifted(line, { lift, swollen })
  const part = (line: string, below: string) => [...lifted(line, { lift: lift / 3, swollen: swollen / 3 }), ...pointsOf(below)]
  return (
    area('#b0635a', [...border({ lift, swollen }), ...MEET.toReversed()]) +
    area('#c67d71', [
      ...at('170 194, 178 188.5, 188 182.5, 199 178, 210 174.5, 219 172.3, 226 171.8, 233 174.800, 240 178.5, 238 184'),
      ...at('230 186, 220 183, 206 184, 190 189'),
    ]) +
    area(
      '#c67d71',
      at('243 179, 248 175, 254 172.5, 264 173.5, 276 177.5, 288 184, 272 182.5, 256 185, 246 187'),
      'opacity=".55"',
    ) +
    // Below it looks down, and lies in its own shade.
    area(
      '#94504b',
      part(
        '160 199, 178 195.5, 198 191, 218 190.5, 232 194.5, 240 196, 248 194.5, 262 190, 282 188, 304 192, 322 199',
        '308 199.5, 284 198.5, 268 198.800, 254 201, 246 203.400, 240 204, 234 203.400, 226 201, 212 198.800, 196 198.5, 178 199.5',
      ),
    ) +
    fill(
      '#f1d6bd',
      stroke(
        at('164 194, 174 187.5, 186 179.5, 198 174, 210 170.5, 219 168.5, 226 167.800, 233 170.3, 240 174, 247 170.3, 254 168'),
        2.2,
        {
          from: 0.1,
          to: 0.1,
        },
      ),
      'opacity=".85"',
    ) +
    (swollen > 4
      ? ''
      : thin(
          [196, 208, 221, 259, 271, 284]
            .map((x) => {
              const [, y] = at(`${x} ${181 + Math.abs(x - MIDDLE) * 0.07}`)[0]!
              const aside = Math.sign(MIDDLE - x) * 2
              return `M${x} ${Math.round(y)}q${aside < 0 ? 1 : -1} 5 ${aside} ${Math.round(9 + (lift + swollen) * 0.4)}`
            })
            .join(''),
          '#74353a',
          0.9,
          'opacity=".5"',
        ))
  )
}

const LOW = across('156 200.3, 168 206.5, 181 215.5, 196 225.5, 212 233.3, 227 237.6, 240 238.5')
/** The lower lip and its shade; `fuller`: swollen by so much. */
export function lowerLip(fuller = 0): string {
  // What swells goes down and, most halfway to the corner, outwards, so that the flank is round.
  const wider = (x: number, y: number) =>
    fuller * 0.42 * Math.sin(Math.PI * Math.min(1, Math.abs(x - MIDDLE) / 85) ** 1.4) * Math.min(1, Math.max(0, (y - 201) / 10))
  const near = (by: number) => (fuller ? Math.round(by) : by)
  const at = (line: Line): Point[] =>
    pointsOf(line).map(([x, y]) => [
      near(x + Math.sign(x - MIDDLE) * wider(x, y)),
      near(y + fuller * Math.min(1, Math.max(0, (y - 202) / 34)) * Math.max(0.2, 1 - (Math.abs(x - MIDDLE) / 92) ** 3)),
    ])
  return (
    '<g filter="url(#ln)">' +
    area(
      SHADE,
      at(
        '180 213, 196 224, 214 232, 240 237, 262 235, 286 223, 306 209, 317 209, 311 229, 292 246, 262 255, 230 254, 204 247, 188 235',
      ),
    ) +
    area(DEEP, at('200 229, 220 236, 244 238, 268 233, 292 219, 298 224, 286 238, 266 246, 242 249, 216 244'), 'opacity=".75"') +
    '</g>' +
    area('url(#h)', at('200 229, 220 236, 244 238, 268 233, 292 219, 298 224, 286 238, 266 246, 242 249, 216 244')) +
    area('#bd6f64', [...MEET, ...at(LOW).toReversed()]) +
    area(
      '#98534d',
      at(
        '321 201.5, 306 208, 290 218.5, 268 228.5, 240 231, 212 228, 192 219, 176 209.5, 168 206.5, 181 215.5, 196 225.5, 212 233.3, 227 237.6, 240 238.5, 253 237.6, 268 233.3, 284 225.5, 299 215.5, 312 206.5',
      ),
    ) +
    area('#a65e55', [...MEET, ...at('312 203.5, 290 203.5, 266 204, 252 207, 240 209, 228 207, 212 204, 190 203, 168 203.5')]) +
    area('#d6948a', at('184 210, 200 207.5, 218 209.5, 236 213.5, 234 220, 220 223, 202 220')) +
    area('#d6948a', at('250 213.5, 264 209.5, 280 209, 276 216, 260 221, 251 219'), 'opacity=".7"') +
    area('#f0c7bb', at('196 211.5, 208 211, 218 213.5, 215 217, 204 217'), 'opacity=".9"') +
    (fuller > 4
      ? ''
      : thin(
          'M197 223q-3-4-3-7M212 228q-3-4-2-8M228 231q-2-4-1-9M254 231q2-4 1-9M270 227q3-4 2-8M286 220q2-3 3-7',
          '#74353a',
          0.9,
          'opacity=".5"',
        )) +
    fill(
      INK,
      stroke(at('200 228, 216 235.2, 240 238.800, 262 235.800, 284 225.800, 300 215'), 2, { from: 0.05, to: 0.05 }),
      'opacity=".75"',
    )
  )
}

/** The corners lie in a little shade of their own. */
export const CORNERS =
  '<g filter="url(#ln)">' +
  area(SHADE, '150 201, 157 200, 168 206.5, 177 213, 163 209', 'opacity=".6"') +
  area(DEEP, '330 200.5, 323 200, 312 206.5, 303 213.5, 317 209.5', 'opacity=".45"') +
  '</g>'

export const PARTING = fill('#421621', stroke(MEET, 3.1, { from: 0.25, to: 0.25 }))

/** All but the groove and the lips, which a lift and swelling move. */
export const SKIN = FACE + `<g transform="translate(15.6) scale(.935 1)">${NOSE}</g>` + CORNERS
/** The skin from nose to lip with its groove; swelling fills it and its columns flatten: a `roll`. */
export const whiteLip = (higher = 0, roll = 0): string =>
  (roll
    ? '<g filter="url(#lt)">' +
      area(HALF, '230 128, 242 130, 254 128, 260 150, 262 176, 222 176, 226 150') +
      area(
        LIGHT,
        '168 190, 172 166, 186 146, 206 134, 222 131, 232 134, 235 142, 231 152, 220 159, 200 168, 184 182',
        `opacity="${roll}"`,
      ) +
      area(
        SHADE,
        '278 169, 290 166, 300 159, 306 150, 309 139, 319 154, 326 178, 329 204, 310 193, 288 176',
        `opacity="${roll}"`,
      ) +
      '</g>'
    : '') + (roll ? `<g opacity="${+(1 - roll * 0.8).toFixed(2)}">${philtrum(higher)}</g>` : philtrum(higher))
/** The red of the upper lip. */
export const redLip = (lift = 0, swollen = 0): string => upper({ lift, swollen })
/** The groove and the upper lip upon it. */
export const upperLip = (lift = 0): string => whiteLip(lift) + redLip(lift)
