import { chance, ellipse } from '../pen'
import { area, fill, INK, marked, part, thin, whole } from '../marks'
import { aside, asideShields } from '../faces'
import { bulb, plume, gel, hairySkin, warm, wideFiring } from '../laser'
import { GLOVE, glove, SHIN } from '../hands'
import { laserPiece, wideTip } from '../metal'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
const RED = '#d6402f'
const roots = [34, 94, 154, 214]
/** Pulse beside pulse along the edge of the shin, each a little over the last. */
const pulses = `<g fill="#c8452b" fill-opacity=".24">${[0, 1, 2, 3, 4]
  .map((i) => fill('', ellipse(96 + 17 * i, Math.round(170 - 4.2 * i), 10.5, 8)).replace(' fill=""', ''))
  .join('')}</g>`
const gelled =
  whole(
    area('#cfe6ec', '74 172, 92 161, 130 152, 176 144, 212 139, 223 143, 213 153, 176 163, 130 174, 92 184', 'opacity=".5"'),
  ) + thin('M90 165q40-10 94-18', '#fff', 1.6, 'opacity=".75"')
/** The kneecap in its hollow, and the flat side of the shin in the light above its edge. */
const relief =
  area('#bd8860', '36 181, 50 181, 61 176, 69 166, 77 169, 71 179, 58 186, 44 187') +
  area('#f1d6bd', '30 172, 38 164, 50 161, 61 163, 65 168, 58 175, 46 178, 35 178') +
  fill('#f1d6bd', 'M84 169Q150 148 226 138L262 133 264 139Q170 160 104 182 84 186 84 169z') +
  fill('#93603f', 'M94 186Q170 165.5 248 147.5 170 167.5 94 186z')
const lower = `<g transform="translate(0 34)"><use href="#sh"/></g>${relief}`
/** A couch, and a cushion under calf and ankle; the leg throws its shadow on both. */
const couch =
  fill('#9dbfc1', 'M-20 188L380 193V340H-20z') +
  fill('#c9dcdb', 'M-20 188L380 193v9L-20 197z') +
  thin('M-20 188L380 193', '#4d2039', 1.4) +
  area('#5f8c90', '20 250, 70 236, 120 230, 200 236, 300 236, 340 240, 356 246, 330 252, 60 260', 'opacity=".6"') +
  part(
    '#f4efe8',
    '128 232, 150 214, 190 198, 240 180, 286 168, 304 172, 312 190, 316 220, 310 236, 286 243, 200 246, 140 242',
    1.8,
  ) +
  area('#d3c8bd', '296 170, 304 172, 312 190, 316 220, 310 236, 286 243, 200 246, 140 242, 200 238, 270 234, 294 222, 300 200') +
  area('#a3968f', '306 178, 312 190, 316 220, 310 236, 286 243, 230 245, 286 236, 302 224, 307 204') +
  area(
    '#7c6a64',
    '128 232, 150 214, 190 198, 240 180, 286 168, 300 171, 304 180, 270 190, 220 206, 176 222, 146 236',
    'opacity=".6"',
  ) +
  thin('M300 200q-16 6-34 7M306 216q-22 8-48 8', '#a3968f', 1)
/** The ankle bone, the tendon behind it, and the toes: the great one is nearest, two stand out a little behind it, each shorter than the last. */
const ankle =
  area('#bd8860', '262 150, 266 142, 276 138, 286 141, 288 150, 282 157, 270 158', 'opacity=".55"') +
  area('#f1d6bd', '264 147, 268 140, 276 138, 283 141, 284 147, 277 151, 268 152', 'opacity=".7"') +
  thin('M262 166q14-3 24-12M320 104q-6 12-16 20', '#93603f', 1) +
  part('#dcb08a', '310 106, 312 99, 317 92, 323 87, 328 86, 331 90, 330 98, 325 106, 318 110', 1.2) +
  part('#dcb08a', '320 104, 324 94, 329 84, 334 76, 339 73, 343 77, 341 89, 336 100, 329 107', 1.2) +
  whole(
    area('#f1d6bd', '315 97, 321 90, 327 88, 323 95, 317 101') +
      area('#f1d6bd', '326 94, 331 84, 337 77, 336 86, 330 97') +
      area('#f1d6bd', '312 107, 320 104, 330 102, 338 97, 341 101, 331 107, 320 111, 311 112'),
  ) +
  part('#f1d6bd', '340 96, 337 90, 338 80, 341 70, 345 64, 349 62, 352 65, 353 72, 352 80, 349 90, 344 98', 1.2) +
  area('#f1d6bd', '336 104, 337 92, 341 80, 348 82, 346 92, 342 100') +
  area('#bd8860', '349 63, 352 66, 352 72, 348 90, 340 103, 347 80') +
  part('#f6e2da', '340 75, 342 68, 346 64, 346 70, 342 76', 0.7)
const leg = couch + lower + ankle + gelled + pulses + glove(208, 57, placed(laserPiece(RED), -25, 90, 14, 0.9), 1.05)
/** The same in a panel: what is drawn on it in its own units, seen from (x, y), so large. */
const near = (drawn: string, x: number, y: number, scale: number) =>
  `<g transform="scale(${scale}) translate(${-x} ${-y})"><use href="#lg"/>${drawn}</g>`
/** A soft cold pack that takes the round of the shin: it hangs between thumb and fingers. */
const pack = whole(
  fill('#7a4a38', 'M156 182q46 6 94-20l1 4q-34 21-65 25-20 1-30-9z', 'opacity=".4"') +
    part(
      '#c3dbe2',
      '150 164, 154 150, 168 140, 184 138, 200 142, 214 136, 230 126, 244 126, 252 140, 254 156, 244 166, 222 176, 200 184, 176 190, 158 184',
      1.8,
    ) +
    area('#8fb2ba', '254 152, 252 162, 240 169, 222 176, 200 184, 176 190, 158 184, 152 174, 176 180, 204 172, 232 160') +
    fill('#eef6f7', 'M158 156q6-12 22-14-14 5-18 15zM220 142q10-10 20-12-8 4-16 15z') +
    thin('M192 160q-8 4-14 2M214 158q10 0 16-6M176 180q-4-8-2-14M232 166q0-8-4-12', '#7f9da6', 1.2),
)
const stubble = Array.from({ length: 11 }, (_, i) => {
  const [x, y] = [164 + 58 * chance(i), 151 + 11 * chance(i + 30)]
  return `M${Math.round(x)} ${Math.round(y - (x - 164) * 0.15)}l3 1.5`
}).join('')
/** A razor: a flat head with two blades in it and a guard before them, its edge at the origin, its handle along y. */
const razor =
  fill('#6d9d9e', 'M-3 10h6l2 22 3 70q-1 5-8 5t-8-5l3-70z', `stroke="${INK}" stroke-width="1.3"`) +
  thin('M-1 36l-2 52', '#c4dedd', 1.6) +
  fill('#d3dcdd', 'M-19-5h38v5l-2 9q-.5 2-3 2h-28q-2.5 0-3-2l-2-9z', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#6d9d9e', 'M-18-4h36v3h-36z') +
  thin('M-17 1h34M-17 5h34', INK, 1.2)

/** Her lips, which keep their tenths: they are fine enough to show it. */
const LIPS = /<path fill="(?:#bd7665|#87423f|#f6ddcf)"[^>]*>|<path fill="#4d2039" d="[Mm]136[^>]*>/g
const fine = person('aside').match(LIPS) ?? []
/** Her head without the closed lids, which the shields cover. */
const shielded = whole(person('aside'))
  .replaceAll(/<path[^>]* d="M(?:198 91|193 98)[^>]*>/g, '')
  .replace(/"M189 99.*?zm30 46/, '"M183 145l')
  .replace(/"M205 106.*?zm236 40/, '"M389 136')
  .replaceAll(LIPS, () => fine.shift() ?? '')

export const plate: Sheet = {
  slug: 'laser-hair-removal',
  title: 'Laser hair removal, step by step',
  desc: '1: the skin is shaved and marked, a plaster covers a mole. 2: shields over the eyes. 3: gel or cold air cools the skin. 4: a few pulses; the light is taken up by the dark root and warms it. 5: pulse beside pulse along the shin, with slight overlap. 6: a cold pack, cream and sunscreen.',
  defs: `${shielded}<g id="s">${whole(hairySkin(7))}</g>${whole(SHIN)}${GLOVE}<g id="lg">${whole(couch + lower)}${ankle}</g>`,
  others: { leg },
  panels: [
    {
      steps: '1',
      body: near(
        // Stubble before the blade, none behind it; a plaster covers a mole.
        thin(stubble, '#4a2a22', 0.9) +
          marked('76 174, 86 164, 108 159, 150 152, 204 143, 228 142, 228 150, 206 159, 150 174, 100 186, 84 185', true) +
          part('#ecd3b4', '98 170, 122 163, 127 166, 126 172, 102 180, 97 177', 1) +
          fill('#fffaf4', 'M107 169l9-3 3 7-9 3z') +
          glove(230, 79, placed(razor, -40, 76, -152, 0.9), 1.05, 14),
        42,
        6,
        1.04,
      ),
    },
    { steps: '2', body: aside(whole(asideShields())) },
    { steps: '3', body: SKIN + gel(109) + plume(44) },
    {
      steps: '4',
      body:
        SKIN +
        wideFiring(108, RED, 112) +
        // The window covers four hairs; in all of them shaft and root take the light up.
        roots.map((x) => warm(x + 1, 206, 13)).join('') +
        thin(roots.map((x) => `M${x + 8.6} 111L${x + 1} 204`).join(''), '#2e1620', 3.2) +
        fill('#2e1620', roots.map(bulb).join('')) +
        gel(109) +
        wideTip(104, RED),
    },
    {
      steps: '5',
      body: near(gelled + pulses + glove(208, 57, whole(placed(laserPiece(RED), -25, 90, 14, 0.9)), 1.05), 42, -24, 0.76),
    },
    {
      steps: '6',
      body: near(
        whole(
          area(
            '#fdfaf6',
            '74 174, 84 163, 104 160, 122 152, 154 148, 156 160, 140 166, 126 174, 106 176, 92 183',
            'opacity=".6"',
          ),
        ) +
          thin('M90 172q30-9 58-13M100 178q20-5 34-9', '#fff', 2.4, 'opacity=".8"') +
          glove(212, 142, `<g transform="translate(-212-142)">${pack}</g>`),
        52,
        14,
        1.08,
      ),
    },
  ],
}
