import { base } from './hands'
/** A gloved hand that grips, from near, as large as a page is wide. */
import { fill, INK, thin } from './marks'

const [PALE, MILD, SHADE, DEEP] = ['#cfe0de', '#9dbfc1', '#6f999d', '#4f787f']
const edged = (colour: string, d: string, width = 1.5) =>
  fill(colour, d, `stroke="${INK}" stroke-width="${width}" stroke-linejoin="round"`)
const INDEX =
  'M336 106C322 93 298 86 277 88C262 90 250 99 243 109C238 116 231 121 229.4 128C228.4 133 232 136.5 237 136C243 135 247 130 252 125C257 119 263 114.5 271 113C283 111.5 296 116 306 123Q318 131 336 137z'
const THUMB =
  'M254.600 141C252.600 133 258 128.500 265 130C271 131.4 276 138 281 145C287 153 297 161 304 171Q314 184 326 190L322 222C310 220 299 215 292 207C284 200 279 193 276 186C272 179 268 177 264 169C260 161 256.600 150 254.600 141z'
const clipped = (id: string, d: string, drawn: string) =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${drawn}</g>`
/**
 * Seen from its thumb's side: the forefinger bends over what is `held`, its pad on it, the thumb bears from below, the middle finger carries it, the two
 * others are curled beneath; between thumb and forefinger its shaded web, past the ball of the thumb a slim wrist. Its axis runs through (212, 121) at 14 degrees.
 */
export const gripped = (held: string): string =>
  // Beneath the barrel: the little finger, the ring finger, and before them the middle one.
  edged(SHADE, 'M262 176C255 178 252 183 254 188C257 193 264 193 270 191L286 194 276 176z') +
  edged(SHADE, 'M252 160C244 162 239 168 241 174C243 180 250 181 257 180L280 185 270 162z') +
  fill(DEEP, 'M243 175Q250 178 258 175L272 178V184L256 180Q246 181 243 175z') +
  edged(MILD, 'M254 126C244 132 231.500 145 230.500 154C230.500 161 238 164 246 164L272 171 266 142z') +
  fill(SHADE, 'M231.4 157Q240 161 248 158L268 162V170L246 163.400Q234 164 231.4 157z') +
  thin('M247 166q3 2 3 5', INK, 0.9) +
  // Back of the hand, wrist and forearm.
  edged(
    PALE,
    'M256 124C270 104 306 92 334 100C354 108 368 128 371 156C373 184 366 206 364 228C363 252 368 276 374 310H294C300 262 303 240 303 226Q302 215 296 209L270 176z',
  ) +
  fill(MILD, 'M292 205C301 213 306 224 306 238C306 258 304 280 301 310H294C300 262 303 240 303 226Q302 215 292 205z') +
  fill(SHADE, 'M294 310C300 262 303 240 303 226L304.500 240Q303 266 298 310z') +
  fill('#eef5f3', 'M316 216Q324 240 325 274 316 246 312 226z') +
  fill(
    MILD,
    'M352 112C368 128 371 144 371 156C373 184 366 206 364 228C363 252 368 276 374 310H352C350 270 348 240 354 216 360 190 364 150 352 112z',
  ) +
  thin('M300.500 217Q310 218 318 223', INK, 1) +
  // The hollow of the grip, closed by the curled middle finger.
  edged(SHADE, 'M254 124C270 108 296 112 310 124C320 133 322 150 316 163Q312 174 306 180L256 152z', 1.1) +
  fill(DEEP, 'M258 152C264 136 280 132 294 140C306 148 311 156 310 165L303 178z') +
  fill(
    MILD,
    'M250 129C258 114 270 108 284 108C300 109 313 120 316.500 134Q317.500 145 314 152C306 139 290 128 274 133C264 137 260 146 258 156L242 152z',
  ) +
  fill(SHADE, 'M251 130C258 117 270 110 284 110C300 111 313 121 316.500 136 306 125 292 118 276 119 264 121 256 128 251 134z') +
  thin('M314 152C306 139 290 128 274 133C264 137 260 146 258 156', INK, 1.2) +
  thin('M291 127q-1 4-4 6M297 130q-1 4-4 5M238 147q4 1 6 5M243 143q4 1 6 5', INK, 0.9) +
  held +
  // Before the barrel: thumb and forefinger.
  fill(PALE, THUMB) +
  clipped(
    'tb',
    THUMB,
    fill(MILD, 'M250 128Q262 126 264 142C268 158 282 176 296 190Q306 198 316 199 312 208 314 214L304 224 270 190z') +
      fill(SHADE, 'M252 138Q258 142 262 156C268 170 280 184 290 195Q298 203 308 206 302 214 301 220L280 204z') +
      fill('#eef5f3', 'M266 134Q274 140 280 149L292 164Q280 160 272 148z'),
  ) +
  thin(
    'M322 189.500C312 184 308 176 304 171C297 161 287 153 281 145C276 138 271 131.4 265 130C258 128.500 252.600 133 254.600 141C256.600 150 260 161 264 169C268 177 272 179 276 186C279 193 284 200 292 207Q296 211 300 214',
    INK,
    1.6,
  ) +
  thin('M276 166q5-2 8-6M279.500 169q5-2 8-6M256.500 137q2-4 6-4', INK, 0.9) +
  fill(PALE, INDEX) +
  clipped(
    'ib',
    INDEX,
    fill(MILD, 'M228 132Q238 126 246 116C254 106 266 100 282 102Q312 106 331 133L318 132 300 122 262 118 240 140z') +
      fill(SHADE, 'M230 138Q244 132 250 122C258 112 270 107 284 108Q304 111 319 130L300 124 268 114 244 140z') +
      fill('#eef5f3', 'M250 103Q262 91 280 91 296 91 308 96 288 96 274 98 260 100 250 103z'),
  ) +
  thin(
    'M334 104.500C321 93 298 86 277 88C262 90 250 99 243 109C238 116 231 121 229.4 128C228.4 133 232 136.5 237 136C243 135 247 130 252 125C257 119 263 114.5 271 113C283 111.5 296 116 306 123Q312 127 319 129',
    INK,
    1.6,
  ) +
  thin('M270 90q3 5 2 10M275 89q4 5 3 10M245 108q4 1 7 5M232.500 124q4-1 6 1', INK, 0.9)

/** That hand, recorded from a posed mesh: `held` lies before its palm and behind thumb and forefinger; the picture's left edge is at `x`. */
export const gripping = (hand: string, held: string, x = 0, y = 0): string =>
  `<g transform="translate(${x} ${y})">${base(`grip-${hand}`)}</g>${held}<g transform="translate(${x} ${y})"><g clip-path="url(#gf)"><use href="#gr"/></g></g>`
