import { curve, ellipse, type Line } from '../pen'
import { area, cut, fill, INK, part, thin, whole } from '../marks'
import { aside, creamed, pillow } from '../faces'
import { BARE, fromRight, PENCIL, POINT, pointing } from '../hands'
import { person } from '../people'
import { openedTray, record } from '../scenes'
import { skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { LAYER } from '../tones'
import { gauze, placed, syringe } from '../tools'

/** Her hand, bare, in the tones of her face. */
const HERS = BARE.replace(/(R type="table" tableValues=")[^"]*/, '$1.18 .3 .32 .35 .38 .5 .63 .77 .87 .9')
  .replace(/(G type="table" tableValues=")[^"]*/, '$1.02 .12 .15 .18 .21 .32 .43 .56 .7 .77')
  .replace(/(B type="table" tableValues=")[^"]*/, '$1.1 .22 .17 .15 .16 .21 .29 .4 .55 .63')
/** Twenty minutes of an hour. */
const clock =
  fill('#fffaf4', ellipse(209, 33, 25), `stroke="${INK}" stroke-width="2"`) +
  fill('#d9a9b6', 'M209 33V13a20 20 0 0 1 17.300 30z') +
  thin('M209 11v4M231 33h-4M209 55v-4M187 33h4', INK, 1.6) +
  thin('M209 33V16M209 33l14 8', INK, 2.4)

const BONE = '-10 206, 60 198, 130 206, 200 198, 254 204'
/** The skin of the bone, and the gel that lies upon it as one soft lens, its lower side on the line of the bone, thin at its border. */
const lens =
  area(
    '#c4dbe2',
    '38 199.500, 56 193, 76 188, 98 187.500, 120 193, 142 203.500, 128 205.300, 114 205, 98 203.500, 80 201.300, 58 198.500',
    'stroke="#6f97a8" stroke-width="1"',
  ) + area('#e9f4f5', '50 197, 62 192.500, 78 190, 98 189.800, 110 192.500, 96 193.500, 74 195')

/** Artery and vein come out of the bone by one small hole, thin as they are there, wind upwards and send twigs to the skin. */
const vessels = (lines: readonly Line[], colour: string, light: string, width: number) => {
  const d = lines.map((line) => curve(line)).join('')
  return thin(d, INK, width + 1.4) + thin(d, colour, width) + thin(d, light, 0.7, 'transform="translate(-.6)"')
}
const artery = whole(
  thin('M0 262Q24 238 31 209', INK, 15) +
    thin('M0 262Q24 238 31 209', '#a58a66', 13) +
    vessels(['6 256, 26 214, 19 178, 24 148, 17 108', '24 190, 12 170, 10 150'], '#55608f', '#8791bd', 2.4) +
    vessels(
      ['13 258, 35 210, 30 176, 38 152, 33 100', '32 174, 48 152, 60 130, 62 112', '37 146, 46 128, 45 108'],
      '#b1373f',
      '#dc7a78',
      2.6,
    ),
)
/** A round end, and one opening beside it. */
const blunt =
  thin('M2.4 0H330', INK, 6.4) +
  thin('M2.4 0H330', '#c3ced1', 4.8) +
  thin('M4-1H330', '#eef3f3', 1.4) +
  fill('#55434c', ellipse(12, 0.2, 3.8, 1.3))

/** The card that she takes home: gel, batch, place and time. She holds it up herself, so the arm comes from below. */
const held = 'transform="translate(186 196) rotate(66) scale(.64)"'
const card =
  `<g filter="url(#br)"><use href="#gp" ${held}/></g>` +
  '<g transform="translate(98 150) rotate(-9)">' +
  fill('#fffaf4', 'M0 0h104v66H0z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#e3d8cc', 'M64 65l39-42v42z', 'opacity=".7"') +
  fill('#5b1f4d', 'M8 9h32v7H8z') +
  thin('M8 27h46M8 38h38M8 49h42', '#a58f88', 2) +
  thin('M74 14q-8 2-8 13 1 10 9 14 8-3 9-14 0-11-10-13z', '#7a5a66', 1.2) +
  fill('#b3264f', ellipse(80, 27, 1.6)) +
  '</g>' +
  `<g filter="url(#br)"><use href="#gq" ${held}/></g>`

export const plate: Sheet = {
  slug: 'dermal-fillers',
  title: 'Dermal fillers, step by step',
  desc: '1: the skin is cleaned with antiseptic. 2: numbing cream. 3: the gel is opened before your eyes and its batch written in her record. 4: small amounts are placed as a thin lens under the deep fat, upon the bone, by a blunt cannula, away from the artery. 5: a fingertip presses on the skin, which turns pale around it; when it lets go the blood returns. 6: a clock shows twenty minutes of rest; her hand holds a card with gel, batch and place.',
  defs: whole(person('aside')) + PENCIL + POINT + HERS,
  panels: [
    { steps: '1', body: aside('') + fromRight(placed(gauze(), 22, 4, 40, 1.5), 112, 130, -28, 36, 0.8) },
    { steps: '2', body: aside(whole(creamed()), 132, 62, 1.2) },
    {
      steps: '3',
      body:
        openedTray(
          placed(syringe('#dcecf0').replace('M1 0h36', 'M30 0h7').replace('M1 0h36', 'M30 0h7'), 64, 202, -40, 0.84) +
            fill('#fffaf4', 'M120 205l48-3 1 9-48 3z') +
            thin(
              'M124 206v6M127 206v6M132 205v6M135 205v6M141 205v6M144 204v6M150 204v6M154 204v6M160 203v6M163 203v6',
              INK,
              1.3,
            ),
          0.78,
          -14,
        ) + record(-16, 146),
    },
    {
      steps: '4',
      body:
        skinBlock({ top: 66, fat: 106 }) +
        part('url(#m)', '-10 148, 60 142, 130 150, 200 142, 254 148, 254 166, 200 160, 130 168, 60 160, -10 166', 1.2) +
        part('url(#b)', `${BONE}, 254 260, -10 260`, 1.6) +
        thin(curve(BONE), INK, 4.4) +
        thin(curve(BONE), LAYER.fascia, 2.4) +
        // The artery and its vein, from their hole in the bone up into the skin, at the far side of the block.
        artery +
        // At a distance from both.
        '<g transform="translate(16)">' +
        lens +
        cut('188 66, 199 66.5, 210 66', 4) +
        // Only the tube is seen: a hand is larger than all that is drawn here.
        placed(blunt, 118, 195, -58) +
        '</g>',
    },
    {
      steps: '5',
      // The tip of the forefinger presses: round it the skin is pale, and beyond that the blood stands; the finger lets go, and it comes back.
      body: aside(
        '<radialGradient id="wa"><stop offset=".3" stop-color="#c2604f" stop-opacity=".3"/><stop offset="1" stop-color="#c2604f" stop-opacity="0"/></radialGradient><radialGradient id="wb"><stop offset=".5" stop-color="#ecd0bb" stop-opacity=".85"/><stop offset="1" stop-color="#ecd0bb" stop-opacity="0"/></radialGradient>' +
          fill('url(#wa)', ellipse(229, 160, 40, 34)) +
          fill('url(#wb)', ellipse(230, 162, 21, 20)) +
          pointing(232, 161, 1, 6),
        98,
        26,
        0.86,
      ),
    },
    { steps: '6', body: pillow() + aside('', 104, 6, 0.76) + card + clock },
  ],
}
