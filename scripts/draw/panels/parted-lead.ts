import { washedBrow } from './brows'
import { FINE, lightOf, WIDE } from './lead-light'
import { fill, INK, ink, thin } from './marks'
import { stroke } from './pen'

/*
 * The woman with the thinned parting from near, as the lead picture of her treatment: the pose of `bases/parted.svg` in 480 units, her own brown, light that
 * passes into shade without an edge. The words `hhb`, `hrb` and `hcb` are those of the mane (`PARTED` in `scalp.ts`), which lies upon it.
 */
const HAIR =
  'M400 236C397 185 377 133 329 105 321 100 311 99 302 95 221 63 146 104 115 183 108 201 103 220 104 236Q104 244 107 250 112 251 122 253C140 256 156 257 170 261 196 270 216 282 240 292 262 300 292 308 318 316 328 322 338 334 344 346Q347 354 350 360 362 352 372 340L391 306C396 286 400 262 400 236z'
const FACE =
  'M107 248C104 262 104 280 106 296 108 310 111 320 110 332 108 346 107 358 110 372 114 386 120 396 126 410H322C330 402 340 392 346 382 352 376 356 372 366 366L390 320 380 280 240 230z'
const SOFT = 'filter="url(#hrb)"'
const brow = washedBrow(FINE)

const TONES =
  // Forehead: light towards the lamp, half-tone where it turns, shade at the temple, its core before the ear.
  fill('#edd3b5', 'M112 262Q160 262 200 280 236 296 240 308 226 330 186 332 146 328 128 306 112 292 112 262z', WIDE) +
  fill('#c08c64', 'M276 292L384 320 372 420H256Q302 384 296 346 290 314 262 298z', WIDE) +
  fill('#a9734f', 'M320 312L390 320 372 420H300Q324 384 328 352 328 328 314 314z', WIDE) +
  fill('#86573a', 'M344 344L376 340 356 384 326 420H312Q338 384 344 344z', `opacity=".8" ${SOFT}`) +
  // The hair throws a narrow shade.
  thin('M108 256Q170 264 240 300 300 316 330 334', '#8a5a3d', 12, `opacity=".55" ${SOFT}`) +
  // Hollows of the eyes, the bridge of the nose lit between them, its far side in half-tone.
  fill('#a9734f', 'M190 366Q220 344 264 358 276 372 262 386 238 396 204 388 190 380 190 366z', `opacity=".75" ${SOFT}`) +
  fill('#b8835c', 'M112 320Q138 322 162 344 164 356 148 358 124 352 112 336z', `opacity=".8" ${SOFT}`) +
  fill('#b27b54', 'M174 348Q188 362 190 380L192 440H214Q206 396 200 374 190 354 174 348z', `opacity=".8" ${SOFT}`) +
  fill('#edd3b5', 'M156 352Q166 358 173 376 178 400 176 440H146Q152 400 151 374z', `opacity=".8" ${SOFT}`) +
  fill('#e6c3a3', 'M113 360Q124 366 134 384L146 440H124z', SOFT) +
  fill('#d6a77d', 'M236 402Q264 392 296 394 306 412 290 440H230z', `opacity=".9" ${SOFT}`) +
  fill('#dcb08a', 'M196 354Q228 338 262 350 228 346 196 354z', `opacity=".8" ${FINE}`)
const LIDS =
  fill('#cf9d74', 'M203 363Q214 357 232 362 246 368 248 374 236 379 222 378 210 372z', FINE) +
  fill('#ecc9a5', 'M211 362Q222 360 234 366 238 370 230 371 218 370 211 362z', `opacity=".8" ${FINE}`) +
  fill('#d6a77d', 'M127 328Q142 334 158 347 150 351 138 347 130 340z', FINE) +
  fill(
    '#6b412f',
    stroke('201 359, 213 355, 229 356, 242 361, 253 370', 1.3, { from: 0, to: 0 }) +
      stroke('160 344, 151 338, 140 332, 127 326', 1.2, { from: 0, to: 0 }),
  ) +
  ink(
    stroke('201 363.5, 210 371.5, 222 377.6, 236 379, 251 374', 2.6, { from: 0.1, to: 0.2 }),
    stroke('161 349.5, 150 351.5, 138 348.5, 130 341, 125 331', 2.4, { from: 0.1, to: 0.2 }),
  ) +
  thin('M247 375q5 2 9 1M240 378q4 4 9 4M230 379q3 4 7 5M130 342q-3 2-6 1', INK, 1)
const BROWS =
  brow(
    '193 356, 201 353, 215 348.500, 234 347, 255 350, 277 360',
    '192 350, 199 344, 214 340, 234 339, 255 344, 276 358',
    0,
    40,
    8.5,
  ) +
  brow('154 336, 147 328, 139 321, 130 315, 123 312, 116 312', '157 331, 150 322, 141 314, 131 308, 123 306, 116 310', 40, 24, 6)
/** It lies back in the head: its front runs into the cheek, hair lies over its top. */
const EAR =
  fill(
    '#c9976d',
    'M362 338C364 322 370 307 378 302.500 385 302 389 309 389.500 318 389 334 382 350 374 360 368 368 360 374 354 371 348 366 352 352 362 338z',
  ) +
  `<g ${FINE}>` +
  // In the rim's shade: the groove below it, then the bowl.
  fill('#8f5c3e', 'M367 320Q375 308 382 312 385 326 380 342 374 356 366 364 374 348 377 334 378 322 374 319z', 'opacity=".9"') +
  fill('#7d4d34', 'M364 330Q370 324 373 330 373 342 367 351 361 358 357 354 358 344 364 330z') +
  fill('#e0b68f', 'M380 304Q387 305 388 318 387 334 380 350 384 336 385 320 384 310 377 305z') +
  fill('#dcb08a', 'M374 323Q378 330 374 341 370 350 366 355 371 344 372 334z', 'opacity=".9"') +
  fill('#dcb08a', 'M354 362Q362 360 366 364 360 372 354 370 351 366 354 362z') +
  fill('#b27b54', 'M352 350Q359 345 360 351 360 356 356 360 350 360 352 350z') +
  '</g>' +
  ink(
    stroke('366 318, 378 301, 390 312, 388 334, 376 358, 358 373, 350 368', 2.6, { from: 0.1, to: 0.3 }),
    stroke('362 336, 367 320, 376 310, 383 314, 383 328, 377 346, 368 360', 1.3, { from: 0.2, to: 0 }),
    stroke('369 321, 376 325, 375 337, 369 350, 362 358', 1.1, { from: 0, to: 0.2 }),
    stroke('364 331, 369 328, 373 332', 1, { from: 0, to: 0 }),
    stroke('361 343, 360 350, 355 356, 359 359, 364 357', 1.3, { from: 0.2, to: 0 }),
  )
/** At her temple the hair has no edge: short hairs are combed back over it, some before the ear. */
const TEMPLE =
  fill('#3a1f25', 'M296 308L318 314 340 334 352 358 346 352 330 336 312 324z', `opacity=".7" ${SOFT}`) +
  thin(
    'M281 307q12 1 24 9M290 313q12 2 22 8M298 321q10 1 22 6M304 329q12-3 26 3M315 334q10-4 20 2M326 338q10-1 15 6M335 347q7 1 9 8M342 354q5 3 6 10M348 358q3 4 2 10',
    '#2e1620',
    0.9,
  )
/** Tied low behind the ear, it falls over the shoulder in one loose tail. */
const TAIL_FORM = 'M370 340L391 300C395 314 401 324 410 336 424 352 434 370 439 388L444 412H384C388 396 386 376 374 362z'
const TAIL =
  // Between the two her neck, in shade.
  fill('#7d4d34', 'M340 380L372 352 392 372V412H320z') +
  fill('#2e1620', TAIL_FORM) +
  '<path class="k" stroke-width="2.2" d="M390 306C395 317 401 325 410 336 424 352 434 370 439 388L444 412M374 362C386 376 388 396 384 412"/>' +
  fill('#5b3842', 'M392 340C402 350 410 372 414 412H404C402 380 398 360 388 348z', `opacity=".9" ${SOFT}`) +
  thin('M388 336C402 350 416 380 422 412M384 342C396 358 402 384 402 412M396 328C414 350 428 380 433 412', '#1a0b12', 1) +
  thin('M394 336C408 352 420 384 426 412M386 344C398 362 406 388 408 410', '#84606a', 0.8, 'opacity=".8"')
/** Where the skull turns away, a last soft gleam; at the forehead the roots stand apart, so that the hair ends without an edge. */
const GLEAM =
  `<g clip-path="url(#hhb)"><g ${WIDE}>` +
  fill('#4d2b37', 'M330 112Q386 150 390 236 388 280 374 310 376 250 362 200 346 150 318 116z', 'opacity=".8"') +
  '</g>' +
  // From the crown it is combed back.
  thin(
    'M240 130C258 114 286 106 322 106M234 130C244 110 264 98 290 94M230 132C232 112 242 96 258 84M226 134C222 116 224 100 232 84M222 138C212 122 206 110 208 94',
    '#6d4853',
    0.9,
  ) +
  '</g>'
const ROOTS =
  thin('M112 253Q146 259 170 263 200 273 240 294 286 310 322 320', '#2e1620', 4, `opacity=".55" ${FINE}`) +
  thin(
    'M114 258q-2-5 0-9M120 260q-3-5-2-10M127 260q-4-4-4-9M134 263q-5-5-6-10M142 263q-6-4-8-9M150 266q-6-4-9-9M158 266q-7-4-10-8M166 269q-7-3-11-8M196 279q6-2 9-7M206 282q6-1 10-5M216 289q7-2 11-6M228 294q8-1 12-5M238 300q8-2 13-5M250 303q8-1 13-4M262 309q9-1 14-4M274 312q9 0 14-3',
    '#2e1620',
    0.8,
  )
/** Skin, features, ear and the mass of her hair; strands and the parting come upon it. */
export const partedLead: string =
  lightOf('hrb') +
  // Beyond her head her shoulders.
  fill('#c58b92', 'M-20 412V396Q40 386 84 380 110 378 128 386V412z') +
  thin('M-12 395Q40 386 84 380 104 378 116 383', INK, 2.2) +
  TAIL +
  `<clipPath id="hcb"><path id="hfb" d="${FACE}"/></clipPath><use href="#hfb" fill="#dcb08a"/><g clip-path="url(#hcb)">${TONES}${LIDS}${BROWS}</g>` +
  ink(
    stroke('107 248, 104.500 264, 105 284, 107 300, 110.500 318, 110.500 332, 108 346, 108 360, 111 374, 117 389, 126 408', 2.6, {
      from: 0.4,
      to: 1,
    }),
    stroke('357 372, 348 380, 336 394, 320 408', 3, { from: 0.2, to: 1 }),
    // The side of the nose that is turned away.
    stroke('183 357, 188 366, 190.5 379, 191 394, 194 410', 1.5, { from: 0, to: 0.6 }),
  ) +
  `<clipPath id="hhb"><path id="hgb" d="${HAIR}"/></clipPath><use href="#hgb" fill="#2e1620"/>` +
  GLEAM +
  ROOTS +
  TEMPLE +
  EAR +
  '<path class="k" stroke-width="2.6" d="M329 105C321 100 311 99 302 95 221 63 146 104 115 183 108 201 103 220 104 236Q104 244 107 250"/><path class="k" stroke-width="2.2" d="M329 105C377 133 397 185 400 236 400 262 396 286 389 309"/>'
