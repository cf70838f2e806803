import { ellipse, moved, stroke } from '../pen'
import { aimed, area, cut, fill, INK, part, thin, whole } from '../marks'
import { aside, creamed, pillow, swabbed } from '../faces'
import { FLAT, flat, fromRight, PENCIL } from '../hands'
import { person } from '../people'
import { skinBlock } from '../skin'
import type { Sheet } from '../sheet'
import { cannula, placed, syringe } from '../tools'

const cheek = '194 140, 212 124, 246 118, 274 128, 274 152, 248 168, 212 164'

const gel = (x: number, y: number, r: number) =>
  fill('#dcecf0', ellipse(x, y, r, r * 0.62), `opacity=".92" stroke="#88a9b4" stroke-width="1"`) +
  fill('#fff', ellipse(x - r * 0.3, y - r * 0.2, r * 0.28, r * 0.14))

const vessel = (line: string, colours: readonly [string, string], width: number) =>
  fill(INK, stroke(line, width + 2.2, { from: 1, to: 0.4 })) +
  fill(colours[0], stroke(line, width, { from: 1, to: 0.35 })) +
  fill(colours[1], stroke(moved(line, -width * 0.2, 0), width * 0.26, { from: 1, to: 0.2 }))
const artery =
  vessel('22 250, 22 214, 16 184, 24 156, 18 124, 26 98', ['#55608f', '#8791bd'], 4.6) +
  vessel('34 250, 34 212, 29 186, 38 158, 33 126, 42 96', ['#b1373f', '#dc7a78'], 5.4) +
  vessel('36 160, 48 138, 52 112', ['#b1373f', '#dc7a78'], 3)

/** The card that she takes home: gel, batch, place and time. */
const card =
  '<g transform="translate(128 150) rotate(-7)">' +
  fill('#b99f95', 'M5 6h104v72H5z', 'opacity=".5"') +
  fill('#fffaf4', 'M0 0h104v72H0z', `stroke="${INK}" stroke-width="1.4"`) +
  fill('#5b1f4d', 'M8 9h36v9H8z') +
  thin('M8 29h52M8 40h44M8 51h50M8 62h34', '#a58f88', 2) +
  thin('M78 30q-9 2-9 16 1 13 10 17 9-4 10-17 0-14-11-16z', '#7a5a66', 1.3) +
  fill('#b3264f', ellipse(85, 46, 1.8)) +
  fill(INK, [0, 3, 5, 9, 12, 15, 19, 22].map((x) => `M${72 + x} 8h1.6v12h-1.6z`).join('')) +
  '</g>'

export const plate: Sheet = {
  slug: 'dermal-fillers',
  title: 'Dermal fillers, step by step',
  desc: '1: the skin is cleaned with antiseptic. 2: numbing cream. 3: the gel is opened before your eyes and its batch recorded. 4: small amounts are placed in the deep fat, on the bone, by a blunt cannula, away from the artery. 5: the skin is pressed to see the blood return. 6: twenty minutes of rest, and a card with gel, batch and place.',
  defs: whole(person('aside')) + FLAT + PENCIL,
  panels: [
    { steps: '1', body: aside(swabbed(246, 172, 0.74, -6)) },
    { steps: '2', body: aside(creamed(), 110, 30, 0.96) },
    {
      steps: '3',
      body:
        part('#fffaf4', '14 76, 70 68, 128 64, 134 110, 136 166, 74 176, 18 178, 12 122', 1.8) +
        area('#dfeaec', '24 88, 70 82, 118 78, 122 112, 123 118, 74 126, 26 130, 24 110') +
        placed(syringe('#dcecf0').replace('M1 0h36', 'M30 0h7').replace('M1 0h36', 'M30 0h7'), 26, 128, -16, 1.05) +
        fill('#fff', 'M24 96l98-16v6l-98 16z', 'opacity=".7"') +
        flat(146, 130, 0.62, 4) +
        `<g transform="translate(-104 12)">` +
        fill('#5b1f4d', 'M140 132l40-3 1 13-40 3z') +
        fill(
          INK,
          [0, 4, 7, 12, 14, 19, 23, 26, 31]
            .map((x, i) => `M${128 + x} 150h${i % 3 ? 1.6 : 2.6}v13h-${i % 3 ? 1.6 : 2.6}z`)
            .join(''),
        ) +
        '</g>',
    },
    {
      steps: '4',
      body:
        skinBlock({ top: 66, fat: 106 }) +
        part('url(#m)', '-10 148, 60 142, 130 150, 200 142, 254 148, 254 166, 200 160, 130 168, 60 160, -10 166', 1.2) +
        part('url(#b)', '-10 206, 60 198, 130 206, 200 198, 254 204, 254 260, -10 260', 1.6) +
        // The artery and its vein, from their hole in the bone up into the skin, at the far side of the block.
        artery +
        gel(70, 194, 13) +
        gel(97, 193, 15) +
        gel(124, 193, 12) +
        cut('190 66, 199 66.5, 208 66', 4) +
        fromRight(cannula(176), 122, 190, -58, 178, 0.6, 0.94),
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
    { steps: '6', body: pillow() + aside('', 76, 2, 0.76) + card },
  ],
}
