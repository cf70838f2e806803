import { chance, curve, ellipse, stroke } from '../pen'
import { area, fill, INK, part, thin, whole } from '../marks'
import { aside, asideShields, creamed } from '../faces'
import { beam, plume, firing, pigment } from '../laser'
import { GLOVE, glove } from '../hands'
import { laserPiece } from '../metal'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { skinBlock } from '../skin'
import { placed } from '../tools'
import { ear } from './chin-lift'

/** Ointment, drawn out with a spatula. */
const smoothed =
  area('#fdf6e3', '224 92, 250 84, 300 81, 336 84, 352 80, 420 82, 500 79, 500 94', `stroke="${INK}" stroke-width="1.2"`) +
  fill('#efe0bd', stroke('246 90, 330 89, 420 89, 490 88', 3)) +
  placed(
    part('#e2c9a4', '0 -5, 30 -8, 200 -6, 200 6, 30 8, 0 5', 1.4) + fill('#c09f74', 'M4 2l26 4 168-2v3l-168 2-28-4z'),
    334,
    82,
    -24,
  )
const SKIN = '<use href="#s"/>'
/** For two cells: all of the block, of which the frame of one cell shows the left part. */
const plainWide = `<g transform="translate(0 -22) scale(1.1)">${SKIN}</g>`
const spots = (broken: boolean) =>
  pigment(92, 124, broken) + pigment(130, 127, broken) + pigment(110, 158, broken) + pigment(148, 164, broken)

/** Flat spots of the sun, round or long, of unlike sizes and browns: a noise gnaws at their edges, which stay sharp. */
const RAGGED =
  '<filter id="fk" x="-.1" y="-.1" width="1.2" height="1.2" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".13" numOctaves="2" seed="8"/><feDisplacementMap in="SourceGraphic" scale="5" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation=".4"/></filter>'
const freckles = (x: number, y: number) => {
  const some = (deep: boolean) =>
    fill(
      '#80431c',
      Array.from({ length: 13 }, (_, i) => {
        const k = deep ? i : i + 20
        const [angle, away, size] = [chance(k) * 6.3, Math.sqrt(chance(k + 40)), 1.5 + 4 * chance(k + 80) ** 2]
        const at = (centre: number, reach: number, turned: number) => Math.round(centre + reach * away * turned)
        return ellipse(at(x, 48, Math.cos(angle)), at(y, 34, Math.sin(angle)), +(size * 1.2).toFixed(1), +(size * 0.9).toFixed(1))
      }).join(''),
      `opacity="${deep ? 0.54 : 0.36}"`,
    )
  return `<g filter="url(#fk)">${some(true)}${some(false)}</g>`
}

/** Her ear: rim, forked ridge, bowl, its cover and the lobe; what lies behind it is in its shade. */
const shell =
  area(
    '#93603f',
    '452 131, 459 128, 468 138, 475 152, 480 184, 481 212, 452 224, 440 240, 450 214, 462 199, 469 184, 473 165, 471 150, 462 137, 452 132',
  ) +
  `<g transform="translate(80 126) scale(1.02)">${whole(ear)}${thin(curve('323 44, 326 18, 342 6, 360 5, 376 16, 383 40, 378 62, 366 82, 348 100, 334 104.5, 325 102, 322 90'), INK, 2)}${thin('M322 90q2-12-2-24-2-10 3-22', INK, 1.2)}</g>`

/** One of the staff, in cap and mask: goggles close on brow, temple and cheek. */
const staff =
  `<clipPath id="gg"><circle cx="204" cy="200" r="34"/></clipPath><circle class="g" cx="204" cy="200" r="34"/><g clip-path="url(#gg)"><g transform="translate(154 178) scale(.21)"><use href="#aside"/>` +
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
  thin(ellipse(204, 200, 34), INK, 1.6)

/** Brown spots of the sun on the cheek of a face from the side, the eye shielded, the hand piece over one of them. */
const profile =
  '<g transform="translate(-72 -18) scale(1.2)">' +
  onPerson(
    'nose',
    -101,
    6,
    0.62,
    shell +
      // The cup is seen from its edge: a dome that stands off the orbit, a soft rim that closes on brow, temple and cheek, a bridge over the nose.
      fill('#7a4a38', stroke('262 146, 320 146, 372 150, 420 140, 500 122', 8, { from: 1, to: 1 }), 'opacity=".4"') +
      fill('#4d4550', stroke('252 134, 320 135, 370 138, 420 128, 500 110', 8, { from: 1, to: 1 })) +
      fill('#837b88', stroke('258 132, 320 133, 370 135, 420 125, 500 107', 2, { from: 1, to: 1 })) +
      area('#7a4a38', '214 112, 240 112, 262 126, 266 146, 250 166, 222 170', 'opacity=".4"') +
      // The bridge; the plate of metal in front, seen from its edge; the soft cup that closes on brow, temple and cheek, its rim on the skin.
      fill('#4d4550', stroke('210 119, 202 115, 191 119', 6, { from: 1, to: 0.8 })) +
      part(
        '#5b5361',
        '207 109, 222 106, 238 111, 251 122, 257 135, 253 149, 243 160, 230 167, 214 169, 208 164, 210 150, 210 128',
        1.8,
      ) +
      area('#3d3643', '257 138, 253 149, 243 160, 230 167, 214 169, 209 163, 224 158, 240 148, 248 136') +
      area('#8d8593', '213 111, 224 110, 238 116, 246 125, 232 120, 216 120') +
      thin('M222 107q22 4 30 18t0 24-28 19', '#a49caa', 3) +
      thin('M226 110q18 4 25 16t-1 22-25 18', '#3d3643', 1) +
      part('#b3bfc2', '209 111, 203 117, 199.5 127, 198 138, 199.5 150, 204 159, 211 165, 213 150, 212 138, 212 124', 1.6) +
      fill('#f4f8f8', stroke('206 122, 203 132, 203 142', 3)) +
      fill('#3d3643', 'M250 127h15q3 0 3 3v9q0 3-3 3h-14z', `stroke="${INK}" stroke-width="1.2"`) +
      fill('#a9734f', stroke('205 226, 213 238, 217 254, 215 270', 1.6, { from: 0.1, to: 0 }), 'opacity=".7"') +
      freckles(278, 206),
  ) +
  '</g>' +
  // The gauge stands on the skin, which gives a little under it.
  fill('#7a4a38', 'M205 141q3 6 8 7 5 1 8-2 4 3 0 6-5 2-11-1-5-4-5-10z', 'opacity=".32"') +
  glove(259, 48, placed(laserPiece('#c23a2c'), -42, 88, 26, 0.86), 1.1)

export const plate: Sheet = {
  slug: 'laser-pigmentation-removal',
  title: 'Laser for pigment, step by step',
  desc: '1: numbing cream. 2: shields over the eyes; the staff wear goggles. 3: green light of 532 nanometres reaches the surface, 1064 nanometres goes deeper. 4: single pulses break the grains of pigment up. 5: the skin is cooled, ointment is spread.',
  defs: `${RAGGED}${person('aside')}<g id="s">${skinBlock({ top: 110, fat: 192, width: 440, pigment: '#8d5a3a' })}</g>`,
  // The fold beside the nose is a line here, no leaf of shade, no blush is seen under the spots, and her lids lie under the shield.
  otherDefs:
    GLOVE +
    person('nose')
      .replace(/M206 214c[^M"]*/, '')
      .replace(/<ellipse cx="231"[^>]*>/, '')
      // The recorded ear goes, with its lines and tones.
      .replace(/M433\.1 140\.7[^M"]*M458[^M"]*M408[^M"]*M426[^M"]*/, '')
      .replace(/<path opacity=".8" d="M424[^>]*>/, '')
      .replace(/M441 147c-21[^M"]*/, '')
      .replace(/M417 173c5-2[^M"]*M420[^M"]*/, '')
      .replace(/M416 198c4[^M"]*M409 252[^M"]*/, ''),
  others: { profile },
  panels: [
    {
      steps: '1',
      body: aside(freckles(236, 152) + creamed(), 140, 40, 1.16),
    },
    { steps: '2', body: aside(freckles(236, 152) + asideShields()) + staff },
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
      body:
        plainWide +
        '<g transform="translate(0 7)">' +
        pigment(70, 106, true, 24) +
        pigment(112, 105, true) +
        pigment(96, 146, true) +
        pigment(148, 152, true) +
        smoothed +
        '</g>' +
        `<g transform="translate(8 -9)">${plume(48)}</g>`,
    },
  ],
}
