import { washedBrow } from './brows'
import { FINE, lightOf, WIDE } from './lead-light'
import { fill, INK, ink, thin } from './marks'
import { stroke } from './pen'

/*
 * The woman who bows her head further, from near, as the lead picture of her treatment: the pose of `bases/bowed-near.svg` in 480 units, her own brown, light that
 * passes into shade without an edge. The words `hht`, `hrt` and `hct` are those of the mane (`BOWED` in `scalp.ts`), which lies upon it.
 */
const HAIR =
  'M104 308C89 286 81 264 81 247 81 228 84 212 88 196 93 178 98 162 108 146 122 126 142 108 165 100 190 92 216 86 244 86 252 86 258 88 266 90 308 100 341 134 358 172 368 194 381 219 378 236 376 246 371 254 369 262 364 263 360 264 352 267 340 272 330 275 318 277 308 278 300 279 292 281 286 283 284 286 280 288 265 297 251 303 235 309 216 316 196 317 178 323 168 327 160 335 150 342 142 348 136 352 129 350L118 332z'
const FACE =
  'M122 330L180 300 300 270 369 258C366 268 364.800 278 365 287 365.500 299 369 311 370 322 371 332 368.500 338 368.500 344 372.500 354 371.500 366 367 380 362 396 354 408 346 419L338 450H200L188 428C178 420 168 408 157 396 148 386 143 377 131 374z'
const SOFT = 'filter="url(#hrt)"'
const brow = washedBrow(FINE)

const TONES =
  // Forehead: light towards the lamp, half-tone where it turns away, shade along its far edge.
  fill('#e9c9a6', 'M196 330Q240 312 288 292 304 306 286 334 252 348 214 358 184 366 180 348 184 336 196 330z', WIDE) +
  fill('#b98660', 'M326 284L372 262V430H300Q326 384 330 346 334 312 326 284z', WIDE) +
  fill('#a06c49', 'M352 268H380V430H330Q350 386 352 352 348 310 352 268z', `opacity=".8" ${WIDE}`) +
  // The hair throws a narrow shade.
  thin('M150 342Q172 326 236 311 268 298 292 283 330 278 368 262', '#8a5a3d', 12, `opacity=".55" ${SOFT}`) +
  // The cheekbone lit, below it the cheek turns in towards the jaw.
  fill('#e3bd98', 'M164 360Q186 354 204 372 206 390 188 394 166 388 160 374z', WIDE) +
  fill('#a9734f', 'M130 366L152 386 200 424 250 412 280 440H180L124 384z', WIDE) +
  // Hollows of the eyes, the bridge lit between them, its far side in shade.
  fill('#a06c49', 'M216 388Q228 366 262 362 286 364 290 380 280 398 252 404 224 402 216 388z', `opacity=".7" ${SOFT}`) +
  fill('#97623f', 'M312 354Q322 336 346 328 358 336 352 354 340 368 322 370 312 364 312 354z', `opacity=".7" ${SOFT}`) +
  fill('#97623f', 'M314 362Q320 384 326 402L324 440H352L362 400 340 370z', `opacity=".75" ${SOFT}`) +
  fill('#b27b54', 'M288 366Q284 392 274 410L272 440H300L302 400z', `opacity=".8" ${SOFT}`) +
  fill('#edcfae', 'M302 352Q310 372 315 396 321 412 316 432L290 438Q288 418 298 400 300 378 298 356z', `opacity=".9" ${SOFT}`) +
  fill('#d3a27c', 'M346 366Q356 372 356 386 350 402 344 410 340 394 346 366z', `opacity=".7" ${SOFT}`) +
  fill('#dcb08a', 'M276 350Q248 336 214 356 242 346 276 350z', `opacity=".8" ${FINE}`)
const LIDS =
  fill('#cf9d74', 'M274 374Q262 366 246 371 232 376 226 383 238 389 252 388 266 383z', FINE) +
  fill('#ecc9a5', 'M264 373Q252 371 241 377 237 381 246 381 258 379 264 373z', `opacity=".8" ${FINE}`) +
  fill('#bf8a63', 'M316 355Q328 342 346 338 344 350 334 357 324 359 316 355z', FINE) +
  fill('#d9ab83', 'M322 352Q330 345 339 343 336 350 328 353z', `opacity=".8" ${FINE}`) +
  fill(
    '#6b412f',
    stroke('277 370, 262 367, 244 371, 224 380', 1.3, { from: 0, to: 0 }) +
      stroke('316 351, 326 344, 336 338, 347 334', 1.2, { from: 0, to: 0 }),
  ) +
  ink(
    stroke('275 375, 264 383, 252 389, 239 390, 226 385', 2.6, { from: 0.1, to: 0.2 }),
    stroke('315 356.500, 325 359.500, 334 357.500, 342 350, 347.500 341', 2.4, { from: 0.1, to: 0.2 }),
  ) +
  thin('M229 386q-5 2-8 0M236 389.500q-4 3-8 3M246 390.500q-2 3-6 4M345 346q3 2 5 1M341 352q2 3 5 3', INK, 1)
const BROWS =
  brow(
    '281 365, 272 361, 259 358.500, 240 360, 222 365, 203 373',
    '282 356, 274 352, 259 349.500, 240 351.500, 222 358, 203 371',
    0,
    40,
    8.5,
  ) +
  brow(
    '321 343, 328 336, 335 329.500, 342 324.500, 349 322, 357 326',
    '317 337, 323 329, 332 321, 341 316, 349 315.500, 358 323',
    40,
    24,
    6,
  )
/** It lies back in the head: its front runs into the cheek, hair lies over its top. */
const EAR =
  fill('#c9976d', 'M104 312C112 309 120 322 127 335 132 348 135 364 132 374 128 380 118 370 112 354 106 340 102 326 104 312z') +
  `<g ${FINE}>` +
  fill('#8f5c3e', 'M109 321Q116 322 121 336 127 350 129 364 126 368 120 357 114 346 111 334z', 'opacity=".9"') +
  fill('#7d4d34', 'M120 335Q127 342 129 352 129 362 126 364 122 358 120 346z') +
  fill('#e0b68f', 'M104 315Q109 312 116 320 111 320 109 324 112 340 109 342 104 328z') +
  fill('#dcb08a', 'M115 331Q119 336 119 346 122 356 124 362 118 354 116 344z', 'opacity=".9"') +
  '</g>' +
  ink(
    stroke('124 336, 116 322, 106 311, 104 320, 107 340, 116 362, 127 377, 133 374', 2.6, { from: 0.1, to: 0.3 }),
    stroke('120 331, 113 322, 109 323, 111 336, 117 352, 124 365', 1.3, { from: 0.2, to: 0 }),
    stroke('131 348, 127 352, 127 358, 130 363', 1.2, { from: 0.2, to: 0.2 }),
  )
/** At her temple the hair has no edge: short hairs are combed back over it and the top of the ear. */
const TEMPLE =
  fill('#2e1620', 'M100 290Q114 298 124 318L133 336Q120 326 105 320z') +
  fill('#3a1f25', 'M182 320L160 333 140 348 128 352 134 342 154 330z', `opacity=".7" ${SOFT}`) +
  thin(
    'M196 320q-12 1-22 8M186 323q-12 2-20 9M176 329q-10 2-18 9M168 335q-10 1-16 8M160 341q-8 1-14 6M152 346q-8 0-12 5M144 350q-6 1-9 5M106 311Q118 316 130 331M106 304Q118 310 128 324',
    '#2e1620',
    0.9,
  )
/** Tied low behind the ear, the hair falls over her shoulder in one loose tail. */
const TAIL =
  fill('#2e1620', 'M89 276C96 300 97 346 88 380 84 400 80 420 80 450H134C130 424 134 396 136 376L120 340z') +
  '<path class="k" stroke-width="2.2" d="M91 286C96 312 96 352 88 380 84 400 80 420 80 450"/>' +
  thin('M132 376C128 396 128 420 132 450', INK, 1.8) +
  fill('#5b3842', 'M104 340C106 360 100 390 94 440H108C106 400 112 370 112 350z', `opacity=".9" ${SOFT}`) +
  thin('M108 344C108 372 98 404 98 440M114 356C116 384 110 410 112 440M120 366C122 390 118 414 122 440', '#1a0b12', 1) +
  thin('M104 338C104 362 92 400 90 440M112 356C112 384 104 410 106 440', '#84606a', 0.8, 'opacity=".8"')
/** Where the skull turns away, a last soft gleam; at the forehead the roots stand apart, so that the hair ends without an edge. */
const GLEAM =
  `<g clip-path="url(#hht)"><g ${WIDE}>` +
  fill('#4d2b37', 'M104 180Q88 220 92 262 104 292 116 300 104 262 110 222 120 180 146 140 118 156 104 180z', 'opacity=".7"') +
  fill('#482a35', 'M244 94Q300 104 336 164L352 204Q352 150 318 116 284 90 244 94z') +
  '</g>' +
  // From the crown it is combed back.
  thin(
    'M243 152C236 130 236 108 244 92M237 146C224 128 222 108 228 94M249 150C250 130 256 110 266 96M230 148C212 132 206 114 210 98',
    '#6d4853',
    0.9,
  ) +
  thin('M246 154C242 130 246 110 256 93M240 150C230 130 228 110 236 92M234 148C216 130 214 110 219 96', '#180910', 1.1) +
  '</g>'
/** Skin, features, ear and the mass of her hair; strands and the parting come upon it. */
export const bowedLead: string =
  lightOf('hrt') +
  // Her shoulders, and the neck in the shade of the jaw.
  fill('#a3606f', 'M366 350C404 356 446 366 490 388L580 450H320z') +
  thin('M369 350.500C404 356 446 366 490 388L560 430', INK, 2.2) +
  fill('#7d4d34', 'M120 356L150 376 210 450H100z') +
  fill('#c58b92', 'M150 404C120 412 80 420 20 440V450H190z') +
  thin('M146 405C120 412 80 420 20 440', INK, 2.2) +
  TAIL +
  `<clipPath id="hct"><path id="hft" d="${FACE}"/></clipPath><use href="#hft" fill="#cf9f7b"/><g clip-path="url(#hct)">${TONES}${LIDS}${BROWS}</g>` +
  ink(
    stroke(
      '370 258, 365.500 272, 365 287, 367.500 304, 370 320, 369.800 334, 368.500 344, 371 354, 370.500 366, 366 382, 358 400, 340 428',
      3,
      {
        from: 0.4,
        to: 1,
      },
    ),
    stroke('131 374, 143 378, 152 389, 162 402, 176 417, 196 434', 2.6, { from: 0.3, to: 1 }),
    // The far side of the nose, and its near wing.
    stroke('317 388, 321 402, 323.500 414, 321 425, 314 433', 1.6, { from: 0, to: 0.6 }),
    stroke('279 414, 276 421, 279 429', 1.3, { from: 0, to: 0.4 }),
  ) +
  `<clipPath id="hht"><path id="hgt" d="${HAIR}"/></clipPath><use href="#hgt" fill="#2e1620"/>` +
  GLEAM +
  EAR +
  TEMPLE +
  '<path class="k" stroke-width="2.6" d="M266 90C258 88 252 86 244 86 216 86 190 92 165 100 142 108 122 126 108 146 98 162 93 178 88 196 84 212 81 228 81 247 81 264 89 286 104 308"/><path class="k" stroke-width="2.2" d="M266 90C308 100 341 134 358 172 368 194 381 219 378 236 376 246 371 254 369 262"/>'
