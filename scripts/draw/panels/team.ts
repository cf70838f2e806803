import { fill, INK, thin } from './marks'
import { ellipse } from './pen'

/**
 * A head in cap and mask from the side, looking to the left, in the proportion of the recorded profile: cap and skin in the colours it is given. What the
 * lamp does to it is drawn for each of the two, as one looks towards it and one away.
 */
const LINED = `stroke="${INK}" stroke-width="5"`
export const MASKED =
  fill('#6d9598', 'M-80 640Q0 440 190 394 260 410 324 364 390 396 450 430 520 480 540 640z', LINED) +
  fill('currentColor', 'M200 300Q218 350 196 392 266 436 326 364 306 320 330 210L250 200z', LINED) +
  fill('#2e1620', 'M270 130L284 226Q306 282 330 272L350 230z') +
  fill(
    'currentColor',
    'M122 126Q114 150 119 164 130 182 122 198L104 228 160 340 206 330Q238 312 248 268L288 220 270 130z',
    LINED,
  ) +
  fill(
    '#f7fafa',
    'M117 203Q98 222 96 238 106 262 104 282 108 318 124 340 160 356 210 326 226 280 214 224 164 218 140 194 128 194 117 203z',
    LINED,
  ) +
  fill('#bfcdd2', 'M104 290Q160 314 217 286 218 312 209 324 158 352 126 338 108 318 104 290z') +
  thin('M100 252Q160 264 222 250M107 296Q160 316 222 282', '#8fa0a8', 4) +
  thin('M214 224L256 178M212 324L258 242', INK, 4) +
  fill('currentColor', 'M250 206Q240 158 268 154 300 160 290 196 272 222 272 240 262 256 252 242z', LINED) +
  thin('M260 178Q270 168 278 178 280 194 264 208 256 216 260 224', INK, 4) +
  fill(
    'inherit',
    'M120 132Q120 88 150 52 196 4 264 4 346 10 380 84 398 150 374 214 356 248 332 256 304 246 296 196 288 156 258 146 190 142 120 132z',
    LINED,
  ) +
  // Brow, lashes, the iris between the lids, seen from the side.
  fill('#2e1620', 'M124 158Q134 143 152 147 170 151 186 164 160 156 146 157 134 158 126 166z') +
  fill('#f7fafa', 'M136 180L170 192Q154 200 141 198z') +
  fill('#2e1620', 'M137 178q14 6 7 21-10-8-7-21zM126 176L136 174Q158 176 176 194 158 183 138 182z') +
  // The band of the cap is turned up; folds run from it to the crown.
  thin('M123 108Q200 120 270 124 306 134 320 206M196 112Q190 80 204 56M244 116Q248 80 240 44M318 170Q344 150 356 118', INK, 2.5)
/** Shade on cap and skin, each in one tone over what it is on. */
const shade = (cap: string, skin: string) => fill('#2e1620', cap, 'opacity=".28"') + fill('#7a4a38', skin, 'opacity=".4"')
const head = (place: string, cap: string, skin: string, tones: string) =>
  `<g transform="${place}"><use href="#hm" fill="${cap}" color="${skin}"/>${tones}</g>`
/** Before each new area the two decide together, the clock above them: the surgeon beside the draped table, the anaesthetist behind the screen at its head (`#hm`, `MASKED`, is in the sheet’s definitions). */
export const DECIDED =
  // Her face looks away from the lamp, the other one's into it.
  head(
    'translate(149 8) rotate(6) scale(-.26 .26)',
    '#8d6a94',
    '#e6c3a3',
    shade(
      'M123 130Q124 90 152 54 176 26 206 14 164 60 160 136zM300 200Q330 212 374 210 356 246 332 253 308 246 300 200zM-80 640Q0 440 190 394 90 480 60 640z',
      'M125 133L140 135Q136 148 124 154 119 146 125 133zM214 332Q216 364 201 390 220 402 236 402 226 360 240 318z',
    ) +
      thin('M126 174Q160 160 182 182 182 208 150 208 120 206 126 174M182 184L262 170', INK, 4) +
      fill('#fff', 'M294 18Q360 30 380 100 364 80 346 76 330 40 294 18z', 'opacity=".2"'),
  ) +
  head(
    'translate(136 17) scale(.25)',
    '#6d9598',
    '#a9734f',
    shade(
      'M290 8Q346 14 377 86 394 150 371 212 354 245 332 253 316 248 306 230 350 200 344 120 334 50 290 8z',
      'M214 332L244 308Q270 330 278 402 236 412 201 390 216 364 214 332z',
    ) + fill('#fff', 'M146 92Q160 44 216 24 256 12 282 22 200 40 182 98z', 'opacity=".2"'),
  ) +
  // The drape over her, and raised over a bar between the two.
  fill('#a9c6c9', 'M-2 124Q48 108 96 120 124 126 132 116L140 110 226 104V146H-2z', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#83a6aa', 'M226 105V146H176Q214 136 206 107zM-2 140Q70 122 124 134 140 132 146 112 154 132 128 146H-2z') +
  thin('M138 110L228 103', INK, 5) +
  thin('M138 110L228 103', '#e4ebec', 2.6) +
  '<g transform="translate(144 34) scale(.4)">' +
  fill('#fffaf4', ellipse(0, -42, 30, 30), `stroke="${INK}" stroke-width="2.4"`) +
  fill('#e9b7bd', 'M0-42V-67A25 25 0 1 1-22-30z') +
  thin('M0-70v6M28-42h-6M0-14v-6M-28-42h6', INK, 2) +
  thin('M0-60V-42L13-35', INK, 3.4) +
  '</g>'
