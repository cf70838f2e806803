import { ellipse, stroke } from '../pen'
import { arrow, fill, INK, ink, thin, whole } from '../marks'
import { laserOnSkin } from '../metal'
import { aside, asideShields, creamed, patched } from '../faces'
import { farInk, turned } from '../far-side'
import { beam, firing, heldPiece, pigment, plainSkin, record } from '../laser'
import { gripping } from '../grip'
import { BROWN, fromRight, PENCIL } from '../hands'
import { onPerson, person } from '../people'
import type { Sheet } from '../sheet'
import { placed, broadSpatula } from '../tools'

const SKIN = '<use href="#s"/>'
/** Slight warmth of cheek and cheekbone: a rosy breath over light and half-tone alike, without an edge. */
const blush =
  '<radialGradient id="blush"><stop stop-color="#d8705c" stop-opacity=".25"/><stop offset=".5" stop-color="#d8705c" stop-opacity=".16"/><stop offset="1" stop-color="#d8705c" stop-opacity="0"/></radialGradient>'

const glow =
  '<radialGradient id="gl"><stop stop-color="#e0503c" stop-opacity=".4"/><stop offset=".45" stop-color="#e0503c" stop-opacity=".16"/><stop offset="1" stop-color="#e0503c" stop-opacity="0"/></radialGradient>'

/** The hand piece passes over the patches, pulse beside pulse. */
const passed = (her: string, worn = '') =>
  `<g transform="translate(60 0)">${her}</g>${worn}` +
  // The gauge stands on the skin, which gives a little under it; the light ends there, and warms it.
  fill('url(#gl)', ellipse(216, 121, 24, 17)) +
  heldPiece('#c23a2c', '', 212, 121, 14)
const cheekbone = passed(aside('<use href="#m"/>' + asideShields(), 74, 1, 0.86))
/** Her mouth turned away: the far half narrow, tapering to its corner as the near one does. */
const FAR_MOUTH =
  '<g transform="translate(101.86 140.7)scale(.11628)">' +
  fill(
    '#bd7665',
    'M250 458C274 440 296 362 328 342C345 334 352 356 372 356C388 356 400 334 425 338C490 346 540 392 610 412Q680 440 718 480C690 506 640 540 600 572C560 606 516 658 432 660C352 658 312 590 296 540Q282 488 250 458z',
  ) +
  fill(
    '#87423f',
    'M250 458Q300 428 372 440C440 428 560 430 640 434Q690 450 718 480C660 472 580 470 520 480C460 490 430 498 396 498Q310 488 250 458z',
    'opacity=".75"',
  ) +
  fill('#87423f', 'M308 574C350 640 460 640 560 596Q500 660 432 660C364 658 330 620 308 574z', 'opacity=".4"') +
  fill('#f6ddcf', 'M330 520Q350 504 400 510L580 514Q480 560 376 572 332 560 330 520z', 'opacity=".3" filter="url(#Ab)"') +
  '</g>' +
  ink(stroke('131 194.300, 138 197, 147.500 198.600, 160 197.200, 172 195.600, 184.600 196.400', 1.3))
/** For the group: the shields hide her lids; the chin’s shade on the neck is lost without an edge, light lies along the combed hair. */
const LIT = turned(person('aside'), { ink: farInk(1.9), dropped: /^M(109|328|113|363)/ })
  .replace(/<path fill="#(?:bd7665)"[^>]* d="M(?:134|144|136)[^>]*>/, FAR_MOUTH)
  .replaceAll(/<path fill="#(?:bd7665|87423f|f6ddcf|4d2039)"[^>]* d="M(?:134|144|136)[^>]*>/g, '')
  // Her hair at the far temple: a lock that runs out along the contour.
  .replace(/(id="Ag" d=")M110 1v13.*?m130 0/, '$1M132-6Q117 10 114 28L109.800 49Q107 42 107.500 32L109-6zM240 1')
  .replaceAll(/<path class="k"[^>]*>|<path fill="#2e1620" d="M121-2c[^>]*>/g, '')
  .replace('<g id="aside">', '<g id="lit">')
  .replace(/<path d="M188.7 99.4[^>]*>/, '')
  .replace(/<path opacity=".8" d="M205 106[^>]*>/, '')
  .replace(/<path [^>]*d="M193 98q14[^>]*>/, '')
  // The hand hides this part of the ear.
  .replaceAll(/<path fill="#[^>]*d="M(349 154|347 125|351 131|343 132)[^>]*>/g, '')
  .replace(/<path fill="#4d2039" d="M344.1 127.1[^>]*>/, thin('M351 114q3-15 10-15 7 1 10 10', INK, 1))
  .replace(
    /<path fill="#663a2a"[^>]*>/,
    fill(
      '#663a2a',
      'M172 268Q240 264 284 236L312 204 318 222Q300 262 240 280 196 288 172 268z',
      'filter="url(#Ab)" opacity=".7"',
    ) +
      thin('M196 258Q250 248 286 216L306 186', '#c08a60', 7, 'filter="url(#Ab)" opacity=".75"') +
      ink(stroke('196 268.5, 236 260, 274 240, 300 214, 312 192', 1.7, { from: 0, to: 0.2 })),
  )
  .replace(
    /<path fill="#4b2834"[^>]*>/,
    thin('M256-6Q326 22 374 92', '#5f3945', 13, 'filter="url(#Ab)"') +
      thin('M240-2Q318 26 366 96M262-6Q342 24 388 96M284-6Q360 30 402 84M300 56Q330 70 352 98', '#7a5763', 1),
  )
/** Under the chin the skin slopes back to the neck; the near wing of the nose is set off from the cheek, its tip and the bridge between the nostrils end the far line. */
const EDGES =
  '<linearGradient id="nk" gradientUnits="userSpaceOnUse" x1="156" x2="162"><stop stop-color="#84543a"/><stop offset="1" stop-color="#84543a" stop-opacity="0"/></linearGradient>' +
  fill('url(#nk)', 'M134 226.5Q146 229 150 235.5T154.5 249L160 246Q164 238 162 231 156 226.5 148 227z') +
  ink(stroke('133 225.5, 140 227.5, 147 231.5, 151.5 239, 154.3 250', 1.9, { from: 0.6, to: 0.7 })) +
  ink(stroke('146.500 122, 150.200 127, 150.200 132.500, 147 136.600', 1.1)) +
  ink(stroke('117.600 135, 119.400 138.400, 123 139.900, 127 139.300', 1, { from: 0.8, to: 0.1 })) +
  '<filter id="nt" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="2"/></filter><g filter="url(#nt)">' +
  fill('#93603f', 'M117 137Q126 139 130 134L146 136Q134 142 124 141z') +
  fill('#fff1e0', ellipse(123, 126, 3.4, 5), 'opacity=".6"') +
  '</g>'
/** Below the neck her blouse, as on the picture of skin and hair. */
const BLOUSE =
  fill(
    '#8f6c94',
    'M70 306Q86 284 112 274 138 267 149 257 154 265 178 269 214 273 250 266 272 259 284 247L340 264V306z',
    `stroke="${INK}" stroke-width="1.6"`,
  ) + fill('#563a5e', 'M149 260Q156 266 178 270 214 274 250 267 270 261 282 251 272 271 250 277 214 286 176 278 154 273 149 260z')
const group =
  `<g transform="translate(60 0)">${onPerson('lit', 74, 1, 0.86, '<use href="#m"/>' + asideShields())}</g>${EDGES}${BLOUSE}` +
  fill('url(#gl)', ellipse(216, 121, 24, 17)) +
  fill('#4a1f1c', 'M206 124Q209 132 218 132L232 138Q226 160 236 168L244 184Q252 197 269 196V170L250 130z', 'opacity=".3"') +
  gripping(
    placed(laserOnSkin('#c23a2c'), 212, 121, 104, 0.76) +
      // The barrel takes the shade of forefinger and thumb.
      fill(
        '#2e1620',
        'M257 137Q262 130 270 134L300 170 290 168 262 150zM233 137Q242 138 250 130L262 118 272 117 258 128Q248 140 238 141z',
        'opacity=".27"',
      ),
  )

/** She as a camera sees her: its back, on a tripod, before us; its screen shows what is photographed. */
const camera =
  '<g transform="translate(1 57) scale(.76)">' +
  whole(
    fill('#5a5563', 'M34 222h14v40H34z', `stroke="${INK}" stroke-width="1.4"`) +
      fill('#4d4550', 'M0 166q0-5 5-5h14l5-9h26l5 9h22q5 0 5 5v54q0 5-5 5H5q-5 0-5-5z', `stroke="${INK}" stroke-width="1.6"`) +
      fill('#8b8794', 'M2 167q0-4 4-4h14l5-9h23l-3 3H27l-5 9H2z'),
  ) +
  `<svg x="5" y="168" width="72" height="50" viewBox="64 0 345 240"><path class="g" d="M0 0h480v480H0z"/><use href="#aside"/><use href="#m"/></svg>` +
  thin('M5 168h72v50H5z', INK, 1.6) +
  '</g>'
/** What a lens with a lamp in its rim shows three times as large. */
const handle = fill('#6d6673', 'M0-3h120v7H0z', `stroke="${INK}" stroke-width="1.4"`)
const seen = (brown: string, drawn = '') =>
  `<g clip-path="url(#lz)">${fill('#dcb08a', 'M-28-28h56v56h-56z')}${fill('#000', brown, 'filter="url(#mz)" opacity=".52" style="mix-blend-mode:multiply" transform="scale(1.4)"')}${drawn}</g>` +
  thin(ellipse(0, 0, 29), INK, 7) +
  thin(ellipse(0, 0, 29), '#c3ced1', 4.4) +
  thin(ellipse(0, 0, 28), '#fffdf4', 1.6)
/** Over the edge of her patch: soft brown that runs out as lace, the skin between it as elsewhere. */
const lens = `<clipPath id="lz"><path d="${ellipse(0, 0, 27)}"/></clipPath><g transform="translate(150 124)">${seen('M-24-8Q-10-24 6-16T26-22V0Q14 12 4 8T-12 18-24 10z')}</g>`
/** What it must not show: pale dots in the brown, round and sharp as confetti. With them nobody is treated, so the picture is crossed out. */
const refused = `<g transform="translate(29 94) scale(.72)">${seen(
  'M-34-9Q-20-22 0-18T34-30V18Q16 22 2 21T-34 24z',
  thin('M-9 1h0M-2 10h0M4-6h0M11 5h0M-16 10h0M14 15h0M0 19h0M18-6h0M-12-9h0', '#f6dfca', 5) +
    thin('M-2-14h0M-9 17h0M10-14h0M19 6h0M5 2h0M-18-1h0', '#f6dfca', 3.2),
)}${thin('M-24 26L24-26', '#fff4ee', 8)}${thin('M-25 27L25-27', '#a63d59', 4.6)}</g>`

export const plate: Sheet = {
  slug: 'laser-toning',
  title: 'Laser toning, step by step',
  desc: '1 to 2: a camera on its tripod shows her photograph, and a lens with a lamp in its rim is held over one cheek and shows soft brown; beside it, crossed out, pale dots in the brown: with them nobody is treated. Brown patches lie on both cheekbones, the forehead and the upper lip. 3: shields over the eyes. 4: light passes with low energy loosen the pigment. 5: one stops at slight warmth. 6: on the cooled skin a spatula spreads moisturiser and sunscreen. 7: energy, spot and passes are written down by a bare hand.',
  defs: `${person('aside')}${PENCIL}<g id="s">${plainSkin('#7d4a2c')}</g><g id="m">${patched()}</g>${blush}${BROWN}`,
  otherDefs: glow + LIT,
  others: { cheekbone, group },
  panels: [
    {
      steps: '1-2',
      body: aside('<use href="#m"/>', 30, 2, 0.76) + camera + lens + refused + fromRight(handle, 178, 128, -26, 36, 0.7),
    },
    { steps: '3', body: aside('<use href="#m"/>' + whole(asideShields())) },
    {
      steps: '4',
      body:
        SKIN +
        pigment(70, 123, false, 30) +
        pigment(126, 122, true, 20) +
        pigment(178, 124, false, 20) +
        beam(126, 108, 40, '#c23a2c', 44) +
        firing(126, 106, '#c23a2c') +
        arrow('172 88, 192 88, 208 88', 4) +
        arrow('80 88, 60 88, 44 88', 4),
    },
    {
      steps: '5',
      body: aside(fill('url(#blush)', ellipse(232, 146, 84, 56)) + '<use href="#m"/>', 150, 60, 1.3),
    },
    {
      steps: '6',
      // What cools has been put away: cream is spread over both patches.
      body:
        aside(
          '<use href="#m"/>' + placed(whole(creamed()).replace('opacity=".5"', 'opacity=".3"'), 66, 42, 0, 0.7),
          128,
          44,
          1.1,
        ) + fromRight(broadSpatula(), 122, 134, -22, 72, 0.74, 1.3),
    },
    { steps: '7', body: record() },
  ],
}
