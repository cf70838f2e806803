import { chance, ellipse, stroke } from '../pen'
import { area, arrow, fill, INK, thin, whole } from '../marks'
import { aside, creamed, dabbed } from '../faces'
import { plainSkin } from '../laser'
import { GLOVE, glove } from '../hands'
import { needlePen, needleTip, turned } from '../metal'
import { person } from '../people'
import { openedTray } from '../scenes'
import { LAYER } from '../tones'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** Needles of one and a half millimetres: a third of the dermis here. */
const needling = needlePen
const channels = (from: number, to: number, depth: number) =>
  fill(
    '#9c3a3a',
    Array.from({ length: Math.floor((to - from) / 7) }, (_, i) => {
      const x = Math.round(from + i * 7 + 4 * (chance(i) - 0.5))
      return `M${x - 0.8} 108h1.6l-.5 ${Math.round(depth * (0.7 + 0.3 * chance(i + 30)))}h-.6z`
    }).join(''),
  )
/** Dents of several kinds, wide and shallow or small and steep: each turns from the lamp at its upper left and meets it at its lower right. */
const dent =
  '<linearGradient id="pi" x2=".9" y2="1"><stop stop-color="#8a5a3c" stop-opacity=".6"/><stop offset=".6" stop-color="#a9734f" stop-opacity=".1"/><stop offset="1" stop-color="#f6e0cb" stop-opacity=".6"/></linearGradient>'
const PITS = [
  '206 150, 211 146, 217 148, 216 152, 209 154',
  '228 167, 231 164, 235 165, 236 169, 230 170',
  '241 147, 246 144, 252 146, 254 149, 248 151',
  '257 165, 261 162, 266 164, 265 167, 259 168',
  '203 170, 205 168, 208 169, 207 172, 204 172',
  '243 189, 246 186, 249 188, 248 191, 244 191',
  '268 144, 270 142, 272 144, 271 147, 268 146',
  '219 158, 222 157, 223 159, 221 161',
  '236 180, 239 178, 240 181, 237 183',
  '250 160, 252 158, 254 160, 252 162',
  '224 142, 227 141, 228 143, 225 145',
  '275 156, 277 154, 279 157, 276 158',
]
const pits = dent + PITS.map((line) => area('url(#pi)', line)).join('')

/** Points of blood where the pen has passed: close together along its ways over the cheek, in no even rows. */
const points = thin(
  Array.from({ length: 60 }, (_, i) => {
    const [column, row] = [i % 12, Math.floor(i / 12)]
    const bend = (column - 6) ** 2 * 0.36
    return `M${Math.round(194 + column * 8.6 + 7 * chance(i) - 2)} ${Math.round(124 + row * 12 + bend - column + 9 * chance(i + 77) - 3)}h0`
  }).join(''),
  '#b3264f',
  1.8,
)
const flushed =
  '<radialGradient id="wa"><stop stop-color="#d0483e" stop-opacity=".42"/><stop offset=".6" stop-color="#d0483e" stop-opacity=".2"/><stop offset="1" stop-color="#d0483e" stop-opacity="0"/></radialGradient>'

/** The pen on the scars of a cheek: it stands upright, the whole rim of the cap on the skin, so that its needles are in it. */
const seated = needlePen(2).replace(/<path[^>]*d="M-7 -1v2[^>]*>/, '')
const scarred =
  `<g transform="translate(10 0)">${aside('<use href="#a"/>', 98, 52, 1.16)}</g>` +
  fill('url(#wa)', ellipse(184, 132, 34, 28)) +
  fill('#4a1f1c', 'M180 132q9 5 18 3 4-6 4-17 9 6 12 12-2 10-16 11-13 0-18-9z', 'opacity=".36"') +
  glove(204, 63, placed(seated, -14, 77, 4, 0.84), 0.93, 1)

export const plate: Sheet = {
  slug: 'microneedling',
  title: 'Microneedling, step by step',
  desc: '1: numbing cream stays on. 2: the cream is removed and the skin cleaned. 3: a sealed sterile tip is opened. 4: fine needles pass over the skin in several directions, into the upper dermis. 5: we stop at pinpoint bleeding. 6 to 7: rinsing with sterile saline, a bland ointment.',
  defs: `${person('aside')}${GLOVE}${flushed}<g id="s">${plainSkin()}</g><g id="a">${pits}</g>`,
  others: { scarred },
  panels: [
    { steps: '1', body: aside(`<use href="#a"/>${whole(creamed())}`, 130, 40, 1.04) },
    { steps: '2', body: aside(`<use href="#a"/>${dabbed(268, 176, -18, 1.25)}`) },
    {
      steps: '3',
      body: openedTray(placed(needleTip(2) + turned(-32, 11, -44, 11, ['#fff', '#e2eeee', '#bdd3d4']), 104, 182, 58, 1.3)),
    },
    {
      steps: '4',
      body:
        SKIN +
        channels(30, 92, 34) +
        placed(needling(17), 120, 108, 0, 2) +
        arrow('166 84, 188 84, 206 84', 4) +
        arrow('74 84, 52 84, 34 84', 4),
    },
    {
      steps: '5',
      body: aside(`${fill('url(#wa)', ellipse(240, 156, 78, 58))}<use href="#a"/>${points}`, 156, 66, 1.34),
    },
    {
      steps: '6-7',
      body:
        SKIN +
        channels(24, 226, 34) +
        area('#fdf6e3', '116 109, 124 103, 150 101, 190 104, 250 100, 250 110', `stroke="${INK}" stroke-width="1.2"`) +
        fill(LAYER.septum, stroke('134 106, 180 106, 240 105', 3)) +
        // Saline, pressed from a small ampoule, runs over the skin and off it; the ointment follows.
        area('#a9cfdb', '-10 109, -10 105, 30 106, 58 102, 78 103, 104 106, 118 109', 'stroke="#5f8c9b" stroke-width=".8"') +
        thin('M16 105q22-1 40-3', '#fff', 1.6) +
        fill(
          '#8dbccb',
          'M75 78q3 6 1 10-3 2-4-1 0-4 3-9zM73 92q3 5 1 8-3 2-4-1 0-3 3-7zM76 67l1.6 7-3 1z',
          'stroke="#5f8c9b" stroke-width=".7"',
        ) +
        glove(
          110,
          40,
          placed(
            fill('#eef5f5', 'M0-2l18-2q4-9 16-10h34v28h-34q-12-1-16-10l-18-2z', `stroke="${INK}" stroke-width="1.3"`) +
              fill('#bfdce5', 'M2 0h17q5-3 14-4h34v17h-33q-12-1-16-10l-16-1z') +
              fill('#fff', 'M28-10h38v3h-40z'),
            -47,
            36,
            -38,
          ),
          0.74,
        ),
    },
  ],
}
