import { chance, ellipse } from '../pen'
import { area, arrow, fill, INK, part, thin, whole } from '../marks'
import { aside, creamed, dabbed } from '../faces'
import { plainSkin } from '../laser'
import { GLOVE, glove } from '../hands'
import { needlePen, needleTip, turned } from '../metal'
import { person } from '../people'
import { openedTray } from '../scenes'
import type { Sheet } from '../sheet'
import { gauze, placed } from '../tools'

const SKIN = '<use href="#s"/>'
/** Needles of one and a half millimetres: a third of the dermis here. */
const needling = needlePen
const channels = (from: number, to: number, depth: number) =>
  fill(
    '#9c3a3a',
    Array.from({ length: Math.floor((to - from) / 7) }, (_, i) => {
      const x = Math.round(from + i * 7 + 4 * (chance(i) - 0.5))
      return `M${x - 0.8} 110h1.6l-.5 ${Math.round(depth * (0.7 + 0.3 * chance(i + 30)))}h-.6z`
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

/** Points of blood where the pen has passed: fine and far apart on the cheek, larger and close together on and about the scars. */
const near = (x: number, y: number, n: number, seed: number, spread: number) =>
  Array.from({ length: n }, (_, i) => {
    const [turn, out] = [6.3 * chance(seed + i), spread * Math.sqrt(chance(seed + i + 50))]
    return `M${Math.round(x + out * Math.cos(turn))} ${Math.round(y + 0.72 * out * Math.sin(turn))}h0`
  }).join('')
const points =
  thin(near(240, 158, 24, 9, 50), '#b3264f', 1) +
  thin(
    near(212, 149, 7, 3, 11) + near(232, 168, 6, 25, 8) + near(262, 164, 6, 31, 10) + near(247, 189, 5, 40, 7),
    '#b3264f',
    1.6,
  ) +
  thin(near(247, 148, 7, 12, 11) + near(206, 170, 3, 44, 6), '#b3264f', 2.1)
const flushed =
  '<radialGradient id="wa"><stop stop-color="#d0483e" stop-opacity=".42"/><stop offset=".6" stop-color="#d0483e" stop-opacity=".2"/><stop offset="1" stop-color="#d0483e" stop-opacity="0"/></radialGradient>'

/** The pen on the scars of a cheek: it stands upright, the whole rim of the cap on the skin, so that its needles are in it. */
const seated = needlePen(2).replace(/<path[^>]*d="M-7 -1v2[^>]*>/, '')
const scarred =
  `<g transform="translate(10 0)">${aside('<use href="#a"/>', 98, 52, 1.16)}</g>` +
  fill('url(#wa)', ellipse(184, 132, 34, 28)) +
  fill('#4a1f1c', 'M180 132q9 5 18 3 4-6 4-17 9 6 12 12-2 10-16 11-13 0-18-9z', 'opacity=".36"') +
  glove(204, 63, placed(seated, -14, 77, 4, 0.84), 0.93, 1)

/** A scar in section: the surface sinks; the ground of the panel is drawn over what was there. */
const scarDent =
  '<path class="g" d="M22 106V110Q34 112 43 118 56 126 69 118 78 112 90 110V106z"/>' +
  fill('#f6e4d4', 'M22 110Q34 112 43 118 56 126 69 118 78 112 90 110V112Q79 115 70 121 56 129 42 121 34 115 22 112z') +
  thin('M21 109Q34 111 43 118 56 126 69 118 78 111 91 108.5', INK, 1.9)
const boneBelow = part('url(#b)', '112 264, 152 222, 200 209, 262 209, 262 264', 1.6)

/** From above, the ways of the pen over the skin: they cross. */
const ways =
  fill('#dcb08a', ellipse(194, 48, 38), `stroke="${INK}" stroke-width="1.4"`) +
  fill('#bd8860', 'M214 16a38 38 0 0 1-44 61q40 2 48-28 2-16-4-33z', 'opacity=".7"') +
  `<g id="wy">${arrow('170 36, 192 36, 212 36', 2.3)}${arrow('218 60, 196 60, 176 60', 2.3)}</g>` +
  '<use href="#wy" transform="rotate(90 194 48)"/>'

const ampoule =
  fill('#eef5f5', 'M0-2l18-2q4-9 16-10h34v28h-34q-12-1-16-10l-18-2z', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#bfdce5', 'M2 0h17q5-3 14-4h34v17h-33q-12-1-16-10l-16-1z') +
  fill('#fff', 'M28-10h38v3h-40z')
/** The cheek from near, as wide as half a panel is low. */
const cheek = (drawn: string) => aside(`${fill('url(#wa)', ellipse(240, 156, 70, 50))}<use href="#a"/>${drawn}`, 126, 92, 0.9)
/** Saline leaves the ampoule as a thin stream that bends as it falls; it runs down the cheek and drips into a folded gauze that is held at the jaw. */
const saline =
  thin('M277 144Q262 148 261 166', '#5f93a6', 4) +
  thin('M261 166Q257 182 238 204', '#eaf7fb', 6, 'opacity=".5"') +
  thin('M277 144Q262 148 261 166 257 182 238 204', '#f4fbfc', 2.2) +
  thin('M252 168h0M270 172h0M263 188h0M247 176h0', '#eaf7fb', 3) +
  placed(gauze(), 230, 213, 14, 1.1)
/** A thin film that shines, drawn out by the finger. */
const ointment =
  thin('M190 163Q226 143 284 133M194 176Q228 162 276 147M208 187Q236 179 264 166', '#fff3d6', 14, 'opacity=".5"') +
  thin('M192 160Q222 145 256 137M202 173Q226 164 252 155M214 185Q236 178 254 169', '#fff', 2.4, 'opacity=".8"')

export const plate: Sheet = {
  slug: 'microneedling',
  title: 'Microneedling, step by step',
  desc: '1: numbing cream stays on. 2: the cream is removed and the skin cleaned. 3: a sealed sterile tip is opened. 4: fine needles pass over the skin in directions that cross, deeper where a scar has left a dent, shallower where bone lies close under the skin. 5: we stop at pinpoint bleeding. 6 to 7: the cheek is rinsed with a thin stream of sterile saline from an ampoule; a gloved finger spreads a bland ointment.',
  defs: `${person('aside')}${GLOVE}${flushed}<g id="s">${plainSkin()}</g><g id="a">${pits}</g>`,
  others: { scarred },
  panels: [
    { steps: '1', body: aside(`<use href="#a"/>${whole(creamed())}`, 130, 40, 1.04) },
    { steps: '2', body: aside(`<use href="#a"/>${dabbed(268, 176, -18, 1.25, gauze())}`) },
    {
      steps: '3',
      body: openedTray(placed(needleTip(2) + turned(-32, 11, -44, 11, ['#fff', '#e2eeee', '#bdd3d4']), 104, 182, 58, 1.3)),
    },
    {
      steps: '4',
      body:
        SKIN +
        // Deeper on the left, where a scar has left a dent; shallower on the right, where bone lies close under thin fat.
        boneBelow +
        channels(16, 92, 36) +
        channels(152, 226, 23) +
        scarDent +
        placed(needling(17), 120, 108, 0, 2) +
        ways,
    },
    {
      steps: '5',
      body: aside(`${fill('url(#wa)', ellipse(240, 156, 78, 58))}<use href="#a"/>${points}`, 156, 66, 1.34),
    },
    {
      steps: '6-7',
      // Two moments, one above the other: saline runs over the cheek from a small ampoule; a fingertip spreads the ointment.
      body:
        `<svg width="240" height="119">${cheek(saline)}${glove(176, 15, placed(ampoule, -53, 43, -38, 1.15), 0.74)}</svg>` +
        `<svg y="121" width="240" height="119">${cheek(ointment)}${glove(128, 31, '', 0.9, -14)}</svg>` +
        '<path class="o" d="M0 119h240v2H0z"/>',
    },
  ],
}
