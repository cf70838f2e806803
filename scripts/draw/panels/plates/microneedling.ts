import { chance, ellipse } from '../pen'
import { area, arrow, eased, fill, INK, part, thin, whole } from '../marks'
import { aside, creamed } from '../faces'
import { held, plainSkin } from '../laser'
import { fromRight, LAID, laid, PENCIL } from '../hands'
import { needlePen, needleTip, penOnSkin, turned } from '../metal'
import { person } from '../people'
import { lid, tray } from '../scenes'
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
  '<radialGradient id="wa"><stop stop-color="#cf5a4c" stop-opacity=".28"/><stop offset=".6" stop-color="#cf5a4c" stop-opacity=".2"/><stop offset="1" stop-color="#cf5a4c" stop-opacity="0"/></radialGradient>'

/** The pen on the scars of a cheek: it stands upright, the whole rim of the cap on the skin, so that its needles are in it. */
const scarred =
  `<g transform="translate(10 0)">${aside('<use href="#a"/>', 98, 44, 1.16)}</g>` +
  fill('url(#wa)', ellipse(184, 141, 34, 28), 'opacity=".7"') +
  held(placed(penOnSkin(), 0, 0, 90), 184, 141, 12, 64, 0.76, 0.74)

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
  thin('M276 165Q260 164 257 178', '#5f93a6', 4) +
  thin('M257 178Q252 194 238 204', '#eaf7fb', 6, 'opacity=".5"') +
  thin('M276 165Q260 164 257 178 252 194 238 204', '#f4fbfc', 2.2) +
  thin('M248 178h0M265 180h0M259 194h0M245 190h0', '#eaf7fb', 3) +
  placed(gauze(), 230, 213, 14, 1.1)
/** A thin film that shines, drawn out by the finger. */
const ointment =
  thin('M190 163Q226 143 284 133M194 176Q228 162 276 147M208 187Q236 179 264 166', '#fff3d6', 14, 'opacity=".5"') +
  thin('M192 160Q222 145 256 137M202 173Q226 164 252 155M214 185Q236 178 254 169', '#fff', 2.4, 'opacity=".8"')

/** The corner of the lid lies between the index, which is behind it, and the thumb before it. */
const pinch = (id: string) => `<g transform="translate(188 50) rotate(-6) scale(.66)"><use href="#${id}"/></g>`
const drawnBack = pinch('gp') + lid + pinch('gq')

export const plate: Sheet = {
  slug: 'microneedling',
  title: 'Microneedling, step by step',
  desc: '1: numbing cream stays on. 2: the cream is removed and the skin cleaned. 3: a sealed sterile tip is opened. 4: fine needles pass over the skin in directions that cross, deeper where a scar has left a dent, shallower where bone lies close under the skin. 5: we stop at pinpoint bleeding. 6 to 7: the cheek is rinsed with a thin stream of sterile saline from an ampoule; a gloved finger spreads a bland ointment.',
  defs: `${eased(person('aside'))}${whole(LAID)}${whole(PENCIL)}${flushed}<g id="s">${whole(plainSkin())}</g><g id="a">${pits}</g>`,
  others: { scarred },
  panels: [
    { steps: '1', body: aside(`<use href="#a"/>${whole(creamed())}`, 130, 40, 1.04) },
    { steps: '2', body: aside(`<use href="#a"/>${placed(gauze(), 242, 156, -24, 1.6)}${laid(244, 166, -6, 0.76)}`) },
    {
      steps: '3',
      body: tray(placed(needleTip(2) + turned(-32, 11, -44, 11, ['#fff', '#e2eeee', '#bdd3d4']), 104, 182, 58, 1.3)) + drawnBack,
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
        `<svg width="240" height="119">${cheek(saline)}${fromRight(ampoule, 139, 66, -18, 46, 0.66, 0.9)}</svg>` +
        `<svg y="121" width="240" height="119">${cheek(ointment + laid(260, 147, -4, 0.62))}</svg>` +
        '<path class="o" d="M0 119h240v2H0z"/>',
    },
  ],
}
