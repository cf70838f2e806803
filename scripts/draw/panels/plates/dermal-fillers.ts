import { ellipse, moved, stroke } from '../pen'
import { aimed, area, cut, fill, INK, part, thin, whole } from '../marks'
import { aside, creamed, pillow, swabbed } from '../faces'
import { BARE, FLAT, flat, GLOVE } from '../hands'
import { person } from '../people'
import { openedTray } from '../scenes'
import { skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { cannula, placed, syringe } from '../tools'

const cheek = '194 140, 212 124, 246 118, 274 128, 274 152, 248 168, 212 164'

/** Gel on the bone: one soft lens, thin at its border. */
const lens =
  area('#c4dbe2', '44 200, 64 191, 92 186, 118 188, 138 198, 132 205, 104 204, 72 199', 'stroke="#7fa3b1" stroke-width="1"') +
  area('#e6f2f4', '54 196, 70 191, 92 188, 112 190, 118 194, 96 193, 72 195')

const vessel = (line: string, colours: readonly [string, string], width: number) =>
  fill(INK, stroke(line, width + 2.2, { from: 1, to: 0.4 })) +
  fill(colours[0], stroke(line, width, { from: 1, to: 0.35 })) +
  fill(colours[1], stroke(moved(line, -width * 0.2, 0), width * 0.26, { from: 1, to: 0.2 }))
const artery =
  vessel('22 250, 22 214, 16 184, 24 156, 18 124, 26 98', ['#55608f', '#8791bd'], 4.6) +
  vessel('34 250, 34 212, 29 186, 38 158, 33 126, 42 96', ['#b1373f', '#dc7a78'], 5.4) +
  vessel('36 160, 48 138, 52 112', ['#b1373f', '#dc7a78'], 3)

/** The card that she takes home: gel, batch, place and time. Her own fingers hold it. */
const card =
  '<g filter="url(#br)"><use href="#gf" transform="translate(186 184) scale(1.1)"/></g>' +
  '<g transform="translate(98 146) rotate(-9)">' +
  fill('#fffaf4', 'M0 0h96v62H0z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#e3d8cc', 'M60 61l35-40v40z', 'opacity=".7"') +
  fill('#5b1f4d', 'M8 9h32v7H8z') +
  thin('M8 27h46M8 38h38M8 49h42', '#a58f88', 2) +
  thin('M72 24q-8 2-8 13 1 10 9 14 8-3 9-14 0-11-10-13z', '#7a5a66', 1.2) +
  fill('#b3264f', ellipse(78, 37, 1.6)) +
  '</g>' +
  '<g filter="url(#br)"><use href="#gn" transform="translate(186 184) scale(1.1)"/></g>'

export const plate: Sheet = {
  slug: 'dermal-fillers',
  title: 'Dermal fillers, step by step',
  desc: '1: the skin is cleaned with antiseptic. 2: numbing cream. 3: the gel is opened before your eyes and its batch recorded. 4: small amounts are placed as a thin lens under the deep fat, on the bone, by a blunt cannula, away from the artery. 5: the skin is pressed to see the blood return. 6: twenty minutes of rest; her hand holds a card with gel, batch and place.',
  defs: whole(person('aside')) + FLAT + GLOVE + BARE,
  panels: [
    { steps: '1', body: aside(swabbed(246, 172, 0.74, -6)) },
    { steps: '2', body: aside(creamed(), 110, 30, 0.96) },
    {
      steps: '3',
      body: openedTray(
        placed(syringe('#dcecf0').replace('M1 0h36', 'M30 0h7').replace('M1 0h36', 'M30 0h7'), 64, 202, -40, 0.84) +
          fill('#fffaf4', 'M120 205l48-3 1 9-48 3z') +
          thin('M124 206v6M127 206v6M132 205v6M135 205v6M141 205v6M144 204v6M150 204v6M154 204v6M160 203v6M163 203v6', INK, 1.3),
      ),
    },
    {
      steps: '4',
      body:
        skinBlock({ top: 66, fat: 106 }) +
        part('url(#m)', '-10 148, 60 142, 130 150, 200 142, 254 148, 254 166, 200 160, 130 168, 60 160, -10 166', 1.2) +
        part('url(#b)', '-10 206, 60 198, 130 206, 200 198, 254 204, 254 260, -10 260', 1.6) +
        // The artery and its vein, from their hole in the bone up into the skin, at the far side of the block.
        artery +
        lens +
        cut('188 66, 199 66.5, 210 66', 4) +
        // Only the tube is seen: a hand is larger than all that is drawn here.
        placed(cannula(320), 118, 195, -58, 1.1),
    },
    {
      steps: '5',
      body: aside(
        aimed(cheek, true) +
          area('#f6dcd2', '200 142, 226 128, 250 134, 252 152, 226 160, 206 156', 'opacity=".9"') +
          flat(238, 146, 0.8, -4),
        120,
        40,
        1,
      ),
    },
    { steps: '6', body: pillow() + aside('', 96, 6, 0.76) + card },
  ],
}
