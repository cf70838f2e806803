import { washedBrow } from '../brows'
import { FEATURES } from '../features'
import { chance, curve, ellipse, stroke } from '../pen'
import { area, eased, fill, INK, ink, inset, part, thin, whole } from '../marks'
import { aside, asideShields, creamed } from '../faces'
import { beam, firing, pigment } from '../laser'
import { writing } from '../grip'
import { fromRight, PENCIL } from '../hands'
import { turned as turnedTo } from '../metal'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { skinBlock } from '../skin'
import { PIECE } from '../toned-lead'
import { gauze, placed, broadSpatula } from '../tools'
import { ear } from './chin-lift'

/** The nozzle of a hose, as one holds it, and the cold air that falls from it over the cheek. */
const nozzle = turnedTo(0, 7, -26, 10) + turnedTo(-26, 12, -32, 12) + turnedTo(-32, 11, -140, 12, ['#fff', '#dfe5e6', '#b1bdc0'])
const chilled =
  '<linearGradient id="ca"><stop stop-color="#a9d3e6" stop-opacity="0"/><stop offset="1" stop-color="#8fc3da" stop-opacity=".8"/></linearGradient><linearGradient id="cb"><stop stop-color="#5a9db8" stop-opacity="0"/><stop offset="1" stop-color="#5a9db8"/></linearGradient>' +
  fill('url(#ca)', 'M152 104Q116 84 74 70 52 92 60 122 70 138 92 138 128 128 152 116z') +
  thin('M150 106Q112 88 66 78M150 109Q108 100 56 101M151 112Q110 116 62 122M151 115Q118 128 84 136', 'url(#cb)', 1.6) +
  fromRight(placed(nozzle, 0, 0, 90), 151, 110, 0, 56, 0.74, 0.8)
/** Ointment, drawn out with a spatula. */
const smoothed = placed(whole(creamed()), 52, 36, 0, 0.74)
const cheek = (drawn: string, over: string) => aside(`<use href="#fr"/>${drawn}`, 128, 54, 1.1) + over
const SKIN = '<use href="#s"/>'
const spots = (broken: boolean) =>
  pigment(92, 124, broken) + pigment(130, 127, broken) + pigment(110, 158, broken) + pigment(148, 164, broken)

/** Flat spots of the sun, round or long, of unlike sizes and browns: their edges run out in the skin, a noise gnaws at them and thins the brown. */
const RAGGED =
  '<filter id="fk" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".16" numOctaves="3" seed="8" result="n"/><feGaussianBlur in="SourceGraphic" stdDeviation="1.9"/><feComposite in2="n" operator="arithmetic" k2="1" k3=".9" k4="-.6"/><feColorMatrix values="0 0 0 0 .56 0 0 0 0 .32 0 0 0 0 .15 0 0 0 1 0"/><feComponentTransfer><feFuncA type="table" tableValues="0 .05 .4 .6 .72 .8"/></feComponentTransfer></filter>'
const freckles = (x: number, y: number, depth = 0.6) =>
  `<g filter="url(#fk)" style="mix-blend-mode:multiply" opacity="${depth}">${fill(
    '#000',
    Array.from({ length: 20 }, (_, i) => {
      const [angle, away, size] = [chance(i) * 6.3, Math.sqrt(chance(i + 40)), 2.4 + 4.4 * chance(i + 80) ** 2]
      const at = (centre: number, reach: number, share: number) => Math.round(centre + reach * away * share)
      return ellipse(at(x, 48, Math.cos(angle)), at(y, 34, Math.sin(angle)), +(size * 1.2).toFixed(1), +(size * 0.9).toFixed(1))
    }).join(''),
  )}</g>`

/** Her ear: rim, forked ridge, bowl, its cover and the lobe; what lies behind it is in its shade. */
const shell =
  area(
    '#93603f',
    '452 131, 459 128, 468 138, 475 152, 480 184, 481 212, 452 224, 440 240, 450 214, 462 199, 469 184, 473 165, 471 150, 462 137, 452 132',
  ) +
  `<g transform="translate(80 126) scale(1.02)">${whole(ear).replaceAll('#f3dcc6', '#ecccaa').replaceAll('#e6c3a3', '#dcb08a').replaceAll('#cf9f7b', '#c08c64')}${thin(curve('323 44, 326 18, 342 6, 360 5, 376 16, 383 40, 378 62, 366 82, 348 100, 334 104.5, 325 102, 322 90'), INK, 2)}${thin('M322 90q2-12-2-24-2-10 3-22', INK, 1.2)}</g>`

/** One of the staff, in cap and mask: goggles close on brow, temple and cheek. */
const staff =
  `<clipPath id="gg"><circle cx="186" cy="186" r="46"/></clipPath><circle class="g" cx="186" cy="186" r="46"/><g clip-path="url(#gg)"><g transform="translate(118 158) scale(.285)"><use href="#aside"/>` +
  part(
    '#9dbfc1',
    '106 40, 102 6, 136 -60, 250 -100, 380 -60, 430 20, 424 120, 396 96, 372 88, 340 52, 280 26, 190 22, 120 40',
    5,
  ) +
  area('#6d9d9e', '330 -80, 430 20, 424 120, 396 96, 400 40, 370 -20') +
  part(
    '#cfe0de',
    '100 134, 126 124, 150 120, 200 136, 270 148, 338 138, 340 176, 300 236, 236 270, 184 280, 152 268, 126 228, 106 180',
    5,
  ) +
  area('#9dbfc1', '338 140, 340 176, 300 236, 236 270, 184 280, 160 272, 230 254, 286 210') +
  thin('M112 176Q190 190 318 170M128 220Q190 236 280 222M338 142L372 132', '#6f999d', 5) +
  fill('#4d4550', stroke('262 92, 330 88, 400 74', 20, { from: 1, to: 1 })) +
  part('#b5652a', '104 88, 116 72, 150 78, 190 66, 250 68, 272 88, 266 120, 236 138, 186 136, 160 122, 136 130, 112 122', 9) +
  fill('#e9b06a', 'M118 106Q120 84 144 88 132 94 126 112zM180 112Q184 82 220 80 198 92 194 120z') +
  '</g></g>' +
  thin(ellipse(186, 186, 46), '#fffaf4', 4) +
  thin(ellipse(186, 186, 48.4), INK, 1.2)

/** One line from forehead to temple, and down before the ear. */
const MANE =
  'M256 1C268 12 278 28 288 44 297 58 309 70 326 79 347 88 361 102 370 120 378 136 379 158 384 176 388 187 393 191 397 189 398 176 404 164 412 154 422 130 446 122 470 140L484 210V1z'
/** Her hair, combed back from forehead and temple in locks: the lamp lies on the bow of each, single hairs stand along its edge. */
const COMBED =
  area('#482732', '296 34, 330 22, 380 24, 440 44, 490 74, 490 100, 440 76, 384 58, 330 58, 312 66', 'filter="url(#nb)"') +
  area('#482732', '372 106, 400 92, 440 92, 490 108, 490 150, 440 130, 400 126, 380 132', 'filter="url(#nb)"') +
  area('#643f48', '336 30, 376 29, 420 42, 456 60, 430 58, 380 46, 344 44', 'filter="url(#nb)"') +
  fill(
    '#643f48',
    [
      '280 18, 340 6, 410 18, 490 50',
      '300 44, 350 34, 420 48, 490 82',
      '309 62, 356 50, 420 62, 490 96',
      '330 80, 372 70, 430 82, 490 112',
      '350 92, 390 84, 440 96, 490 124',
      '378 124, 410 112, 450 120, 490 138',
    ]
      .map((line, i) => stroke(line, i % 2 ? 1.7 : 2.4, { from: 0.1, to: 0.2 }))
      .join(''),
  ) +
  thin(
    [
      '262 12, 330 14, 400 32, 490 66',
      '304 52, 356 42, 420 56, 490 90',
      '318 74, 366 61, 430 74, 490 104',
      '342 88, 384 78, 440 90, 490 118',
      '366 104, 404 96, 446 108, 490 130',
      '384 140, 420 122, 460 132, 490 146',
    ]
      .map((line) => curve(line))
      .join(''),
    '#1d0c14',
    1.4,
  )
/** Her brow, hair by hair: they stand up at its head and lie down to the temple. */
const BROW_LINES = [
  '197 107, 202 98, 210 92, 222 95, 236 101, 250 107, 264 113',
  '195 98, 199 89.500, 207 84, 220 86, 236 94, 250 102.500, 263 112',
] as const
const BROW = washedBrow('filter="url(#bf)"', { depth: '.26', width: 1 })(...BROW_LINES, 3, 46, 8.5)
/** Single hairs along her hairline, no two alike. */
const EDGE = thin(
  'M270 20Q278 20 292 17M279 30Q290 28 300 24M292 50Q302 45 318 44M296 57Q306 53 316 52M311 72Q320 67 334 68M325 77Q336 72 350 74M350 92Q360 86 370 88M359 102Q366 97 378 98M366 111Q374 105 386 108M375 131Q382 122 394 122',
  '#2e1620',
  0.9,
)

/** The lead of the hand piece, behind the hand. */
const LEAD = '347 162, 353 165, 359 171, 366 182'

const SOFT = 'filter="url(#no)"'
const WIDE = 'filter="url(#nw)"'
/** The light on her face, her own brown beneath it: forehead, bridge and cheekbone towards the lamp, jaw and neck turned away, without an edge. */
const TONES =
  area('#efd2b3', '206 16, 240 12, 264 38, 268 64, 242 84, 212 82, 200 50', WIDE) +
  area('#c58f66', '316 76, 372 120, 440 200, 440 340, 372 350, 322 340, 326 262, 334 200, 320 140', WIDE) +
  area('#cb9a72', '262 244, 304 236, 324 280, 312 330, 262 356, 226 356, 236 326, 262 290', `opacity=".85" ${WIDE}`) +
  area('#efd2b3', '226 190, 262 176, 300 168, 314 180, 282 206, 246 216, 222 208', WIDE) +
  thin('M262 6Q286 30 296 54 310 72 330 80 352 92 370 122', '#8a5a3d', 11, `opacity=".5" ${SOFT}`) +
  area('#b8835c', '194 98, 206 90, 216 120, 208 152, 197 146', `opacity=".7" ${SOFT}`) +
  area('#f2d8bb', '190 142, 202 152, 196 178, 176 208, 156 228, 143 230, 150 206, 172 180', SOFT) +
  area('#c08c64', '198 182, 212 196, 208 222, 200 238, 190 226, 184 214, 186 200', `opacity=".75" ${SOFT}`) +
  area('#e6c19a', '185 216, 193 212, 198 222, 192 232, 184 228', `opacity=".8" ${SOFT}`) +
  area('#97623f', '146 240, 160 235, 174 233, 184 237, 176 246, 158 248', `opacity=".9" ${SOFT}`) +
  area('#c08c64', '200 238, 214 252, 226 276, 222 290, 210 268, 198 250', `opacity=".55" ${SOFT}`) +
  area('#e8c6a0', '168 252, 179 250, 190 262, 186 272, 174 264', SOFT) +
  area('#b27b54', '182 312, 200 314, 206 332, 196 338, 186 326', `opacity=".8" ${SOFT}`) +
  area('#e6c4a0', '197 342, 214 336, 230 350, 222 370, 206 364', SOFT) +
  // Under the jaw, and the neck beyond the hand.
  area('#a06c49', '206 386, 240 376, 280 366, 316 346, 352 320, 360 420, 200 420', SOFT) +
  area('#6d4029', '226 396, 262 384, 300 372, 330 354, 340 420, 226 420', SOFT) +
  area('#97623f', '430 216, 452 226, 490 196, 490 420, 410 420', WIDE)

/** Brown spots of the sun on the cheek of a face from the side, the eye shielded, the hand piece over one of them. */
const profile =
  '<filter id="nw" x="-.4" y="-.4" width="1.8" height="1.8"><feGaussianBlur stdDeviation="9"/></filter><filter id="no" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="4"/></filter><filter id="bf"><feGaussianBlur stdDeviation="1.5"/></filter><g transform="translate(0 -6)">' +
  onPerson(
    'nose',
    -101,
    6,
    0.62,
    EDGE +
      shell +
      // The band lies close on the temple and over the hair, its shade beneath it; the soft skirt of the cup lies on brow, temple and cheekbone.
      area(
        '#7a4a38',
        '262 140, 300 147, 340 150, 376 150, 410 144, 410 149, 376 158, 340 157, 300 155, 266 153',
        'opacity=".45"',
      ) +
      part(
        '#4d4550',
        '256 128, 268 128, 300 132, 340 134, 376 134, 420 125, 500 107, 500 123, 420 141, 376 149, 340 149, 300 147, 262 147',
        1.4,
      ) +
      fill('#837b88', stroke('270 131, 300 135, 340 137, 376 137, 420 128, 500 110', 2, { from: 1, to: 1 })) +
      area(
        '#7a4a38',
        '205 166, 214 174, 230 176, 250 170, 264 158, 270 142, 274 148, 268 164, 252 177, 232 183, 214 181',
        'opacity=".45"',
      ) +
      // The bridge; the plate of metal in front, seen from its edge.
      part('#4d4550', '214 108, 204 109, 196 111, 190.5 114, 188.600 117, 190 121, 197 119.500, 205 118, 212 119', 1.4) +
      thin('M191.500 116Q199 112 207 111.500', '#837b88', 1.6) +
      part(
        '#3d3643',
        '203 112, 211 102, 228 99, 246 103, 261 113, 269 128, 269 144, 261 160, 247 170, 229 176, 212 174, 204 164, 207 138',
        1.8,
      ) +
      thin('M214 104Q240 98 258 114 268 126 266 142', '#837b88', 2.4) +
      part(
        '#5b5361',
        '207 109, 222 106, 238 111, 251 122, 257 135, 253 149, 243 160, 230 167, 214 169, 208 164, 210 150, 210 128',
        1.8,
      ) +
      area('#3d3643', '257 138, 253 149, 243 160, 230 167, 214 169, 209 163, 224 158, 240 148, 248 136') +
      area('#8d8593', '213 111, 224 110, 238 116, 246 125, 232 120, 216 120') +
      part('#b3bfc2', '209 111, 203 117, 199.5 127, 198 138, 199.5 150, 204 159, 211 165, 213 150, 212 138, 212 124', 1.6) +
      fill('#f4f8f8', stroke('206 122, 203 132, 203 142', 3)) +
      ink(stroke('232 379, 262 371, 296 357, 322 340', 1.6, { from: 0, to: 0.4 })) +
      freckles(267, 214, 0.78) +
      // What the hand keeps from the light.
      area(
        '#4a1f1c',
        '292 226, 300 206, 330 214, 330 300, 340 330, 332 362, 350 400, 330 404, 312 366, 306 330, 292 304, 290 270, 298 246',
        'opacity=".38" filter="url(#nb)"',
      ),
  ) +
  '</g>' +
  fill(INK, stroke(LEAD, 6.6, { from: 1, to: 1 })) +
  fill('#7b8790', stroke(LEAD, 4.4, { from: 1, to: 1 })) +
  writing(239, 114, 0.98, { turn: 76, tool: `<g transform="rotate(90)">${PIECE}</g>` })

export const plate: Sheet = {
  slug: 'laser-pigmentation-removal',
  title: 'Laser for pigment, step by step',
  desc: '1: the cheek is cleaned with gauze, then numbing cream. 2: shields over the eyes; the staff wear goggles. 3: green light of 532 nanometres reaches the surface, 1064 nanometres goes deeper. 4: single pulses break the grains of pigment up. 5: cold air cools the cheek, a spatula spreads ointment; inset, the broken grains.',
  defs: `${RAGGED}${eased(person('aside'))}${PENCIL}<g id="fr">${freckles(236, 152)}</g><g id="s">${whole(skinBlock({ top: 110, fat: 192, pigment: '#8d5a3a' }))}</g>`,
  // Her light, her brow and her hair are drawn for this picture; her lids lie under the shield.
  otherDefs: person('nose')
    .replace(FEATURES.nose!, BROW)
    .replace('<use href="#nf" fill="#f3dcc6"/>', '<use href="#nf" fill="#dcb08a"/>')
    .replace(/(<g clip-path="url\(#nc\)">).*?(?=<path fill="#b5675c")/s, `$1${TONES}`)
    .replace(/(<path id="ng" d=")[^"]*/, `$1${MANE}`)
    .replace(/(<g clip-path="url\(#nh\)">).*?(?=<\/g>)/s, `$1${COMBED}`)
    .replace(
      /<path d="M201\.7[^>]*>/,
      `<path d="${stroke('199 211, 204.5 218, 205 228, 200 236, 192 236', 2.2, { from: 0, to: 0.2 })}"/>`,
    )
    .replace(/<ellipse cx="231"[^>]*>/, '')
    // The recorded ear goes, with its lines.
    .replace(/M433\.1 140\.7[^M"]*M458[^M"]*M408[^M"]*M426[^M"]*/, '')
    .replace(/<path opacity=".8" d="M424[^>]*>/, ''),
  others: { profile },
  panels: [
    {
      steps: '1',
      // Cleaned with gauze, then the cream.
      body:
        aside(`<use href="#fr"/>${creamed()}`, 140, 40, 1.16) +
        fromRight(placed(gauze(), 22, 4, 40, 1.5), 128, 196, -28, 36, 0.8),
    },
    { steps: '2', body: aside(`<use href="#fr"/>${whole(asideShields())}`) + staff },
    {
      steps: '3',
      body:
        SKIN +
        pigment(70, 122) +
        pigment(176, 122) +
        pigment(172, 164) +
        beam(70, 108, 26, '#3f9c4e', 40) +
        beam(174, 108, 76, '#c23a2c', 40) +
        firing(70, 106, '#3f9c4e') +
        firing(174, 106, '#c23a2c'),
    },
    { steps: '4', body: SKIN + spots(true) + beam(120, 108, 74, '#c23a2c', 56) + firing(120, 106, '#c23a2c') },
    {
      steps: '5',
      wide: true,
      // Two moments, one beside the other; between them the skin in section, its grains broken up.
      body:
        `<svg width="239" height="240">${cheek('', chilled)}</svg><svg x="241" width="240" height="240">${cheek(smoothed, fromRight(broadSpatula(), 126, 130, -22, 72, 0.74, 1.3))}</svg>` +
        '<path class="o" d="M239 0h2v240h-2z"/>' +
        inset(SKIN + spots(true), 386, 193, 42, [120, 138], 0.62),
    },
  ],
}
