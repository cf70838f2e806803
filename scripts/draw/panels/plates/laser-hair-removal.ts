import { chance, ellipse } from '../pen'
import { area, fill, INK, marked, part, thin, whole } from '../marks'
import { aside, asideShields } from '../faces'
import { bulb, cold, gel, hairySkin, warm, wideFiring } from '../laser'
import { fromRight, LAID, PENCIL, SHIN } from '../hands'
import { laserPiece, wideTip } from '../metal'
import { person } from '../people'
import type { Sheet } from '../sheet'
import { placed } from '../tools'

const SKIN = '<use href="#s"/>'
const RED = '#d6402f'
const roots = [34, 94, 154, 214]
/** Pulse beside pulse along the shin, each a little over the last. */
const pulses = `<g fill="#c8452b" fill-opacity=".24">${[0, 1, 2, 3, 4]
  .map((i) => fill('', ellipse(96 + 17 * i, 177 - 3 * i, 10.5, 8)).replace(' fill=""', ''))
  .join('')}</g>`
const gelled =
  whole(
    area('#cfe6ec', '74 180, 92 169, 130 161, 176 153, 212 146, 223 150, 213 161, 176 170, 130 179, 92 190', 'opacity=".5"'),
  ) + thin('M90 173q40-9 94-17', '#fff', 1.6, 'opacity=".75"')
const lower = '<use href="#sh"/>'
/** A couch, and a cushion under calf and ankle; the leg throws its shadow on both. */
const couch =
  fill('#9dbfc1', 'M-20 188L380 193V340H-20z') +
  fill('#c9dcdb', 'M-20 188L380 193v9L-20 197z') +
  thin('M-20 188L380 193', '#4d2039', 1.4) +
  area('#5f8c90', '20 250, 70 236, 120 230, 200 236, 300 236, 340 240, 356 246, 330 252, 60 260', 'opacity=".6"') +
  part(
    '#f4efe8',
    '128 232, 150 214, 190 198, 240 180, 286 173, 304 176, 312 192, 316 220, 310 236, 286 243, 200 246, 140 242',
    1.8,
  ) +
  area('#d3c8bd', '296 170, 304 172, 312 190, 316 220, 310 236, 286 243, 200 246, 140 242, 200 238, 270 234, 294 222, 300 200') +
  area('#a3968f', '306 178, 312 190, 316 220, 310 236, 286 243, 230 245, 286 236, 302 224, 307 204') +
  area(
    '#7c6a64',
    '128 232, 150 214, 190 198, 240 180, 286 168, 300 171, 304 180, 270 190, 220 206, 176 222, 146 236',
    'opacity=".6"',
  ) +
  thin('M306 216q-22 8-48 8', '#a3968f', 1)
const working = fromRight(placed(laserPiece(RED), 0, 0, 90), 182, 159, -96, 66, 0.78, 0.78)
const leg = couch + lower + gelled + pulses + working
/** The same in a panel: what is drawn on it in its own units, seen from (x, y), so large. */
const near = (drawn: string, x: number, y: number, scale: number) =>
  `<g transform="scale(${scale}) translate(${-x} ${-y})"><use href="#lg"/>${drawn}</g>`
/** A soft cold pack that takes the round of the shin: it hangs between thumb and fingers. */
const pack = whole(
  fill('#7a4a38', 'M156 190q46 6 94-20l1 4q-34 21-65 25-20 1-30-9z', 'opacity=".4"') +
    part(
      '#c3dbe2',
      '150 172, 154 158, 168 148, 184 146, 200 150, 214 144, 230 134, 244 134, 252 148, 254 164, 244 174, 222 184, 200 192, 176 198, 158 192',
      1.8,
    ) +
    area('#8fb2ba', '254 160, 252 170, 240 177, 222 184, 200 192, 176 198, 158 192, 152 182, 176 188, 204 180, 232 168') +
    fill('#eef6f7', 'M158 164q6-12 22-14-14 5-18 15z'),
)
const stubble = Array.from({ length: 5 }, (_, i) => {
  const [x, y] = [164 + 58 * chance(i), 160 + 11 * chance(i + 30)]
  return `M${Math.round(x)} ${Math.round(y - (x - 164) * 0.15)}l3 1.5`
}).join('')
/** A razor: a flat head with two blades in it and a guard before them, its edge at the origin, its handle along y. */
const razor =
  fill('#6d9d9e', 'M-3 10h6l2 22 3 70q-1 5-8 5t-8-5l3-70z', `stroke="${INK}" stroke-width="1.3"`) +
  thin('M-1 36l-2 52', '#c4dedd', 1.6) +
  fill('#d3dcdd', 'M-19-5h38v5l-2 9q-.5 2-3 2h-28q-2.5 0-3-2l-2-9z', `stroke="${INK}" stroke-width="1.3"`) +
  fill('#6d9d9e', 'M-18-4h36v3h-36z') +
  thin('M-17 1h34M-17 5h34', INK, 1.2)

/** Her head without the closed lids, which the shields cover. */
/** Her mouth in few points, whose curves keep: both lips, the shade of the upper one and under the lower one, its light, and the line between. */
const MOUTH =
  fill(
    '#bd7665',
    'M134 194q5-14 11-14 3 0 6 2t7-2c6 0 13 5 20 8q10 3 16 8c-6 3-12 9-18 14-8 5-13 7-18 7-10 0-15-5-17-11q-3-8-7-12z',
  ) +
  fill(
    '#87423f',
    'M134 194q8-3 17-2 18-2 33-1 6 1 10 5-20-1-34 2-16 1-26-4zM144 213q14 5 28-1-6 5-14 5-10 0-14-4z',
    'opacity=".8"',
  ) +
  fill('#f6ddcf', 'M144 201c4-2 16-2 33 0-7 3-17 6-26 6-5-1-8-4-7-6z', 'opacity=".35"') +
  fill(INK, 'M136 194q14 4 28 3t29-1q-13 1-28 3-15 2-29-5z')
const shielded = whole(person('aside'))
  .replace(/<path fill="#bd7665".*?d="[Mm]136[^>]*>/, MOUTH)
  .replaceAll(/<path[^>]* d="M(?:198 91|193 98)[^>]*>/g, '')
  .replace(/"M189 99.*?zm30 46/, '"M183 145l')
  .replace(/<path opacity=".8" d="M205 106[^>]*>/, '')
  .replace(/m236 265.*?zm-187-37/, 'm30 104')
  // The frame ends before her ear, the hair behind it and the nape.
  .replace(/<path[^>]* d="m346 126 3-13.*?(?=<path class="k")/, '')
  .replace(/<path class="k"[^>]*d="m331 193[^>]*>.*?(?=<\/g>)/, '')
  .replace(/<clipPath id="Ah">(.*?)<\/clipPath>(.*?)<g clip-path="url\(#Ah\)">.*?<\/g>/, '<defs>$1</defs>$2')
  .replace(/<path fill="#663a2a" d="m338[^>]*>/, '')
  .replace(/<radialGradient.*?<\/radialGradient>/, '')
  .replaceAll(/<ellipse cx="(?:113|236)"[^>]*>/g, '')

export const plate: Sheet = {
  slug: 'laser-hair-removal',
  title: 'Laser hair removal, step by step',
  desc: '1: the skin is shaved and marked, a plaster covers a mole. 2: shields over the eyes. 3: gel or cold air cools the skin. 4: a few pulses; the light is taken up by the dark root and warms it. 5: pulse beside pulse along the shin, with slight overlap. 6: fingers press a cold pack on, cream and sunscreen.',
  defs: `${shielded}<g id="s">${whole(hairySkin(7))}</g>${whole(SHIN)}${whole(LAID.slice(LAID.indexOf('<g')))}${whole(PENCIL)}<filter id="pk"><feGaussianBlur stdDeviation="3"/></filter><g id="lg">${whole(couch + lower)}</g>`,
  others: { leg },
  panels: [
    {
      steps: '1',
      body: near(
        // Stubble before the blade, none behind it; a plaster covers a mole.
        thin(stubble, '#4a2a22', 0.9) +
          marked('75 181, 86 172, 108 168, 150 161, 204 151, 228 147, 230 154, 206 165, 150 178, 100 191, 83 191', true) +
          part('#ecd3b4', '98 178, 122 171, 127 174, 126 180, 102 188, 97 185', 1) +
          fill('#fffaf4', 'M107 177l9-3 3 7-9 3z') +
          fromRight(placed(razor, 0, 0, -90), 150, 167, -93, 66, 0.74, 0.94),
        42,
        -34,
        0.76,
      ),
    },
    { steps: '2', body: aside(whole(asideShields()), 96, 20, 1.12) },
    { steps: '3', body: `<g transform="translate(0 16)">${SKIN}${gel(109)}</g>${cold()}` },
    {
      steps: '4',
      body:
        SKIN +
        // The epidermis takes up little of it.
        wideFiring(108, RED, 112)
          .replace('stop-opacity=".5"', 'stop-opacity=".16"')
          .replace('stop-opacity=".28"', 'stop-opacity=".36"') +
        // The window covers four hairs; in all of them shaft and root take the light up.
        roots.map((x) => warm(x + 1, 206, 13)).join('') +
        thin(roots.map((x) => `M${x + 8.6} 111L${x + 1} 204`).join(''), '#2e1620', 3.2) +
        fill('#2e1620', roots.map(bulb).join('')) +
        gel(109) +
        wideTip(104, RED),
    },
    {
      steps: '5',
      body: near(gelled + pulses + working, 42, -24, 0.76),
    },
    {
      steps: '6',
      body: near(
        whole(
          area(
            '#fdfaf6',
            '74 182, 84 172, 104 168, 122 162, 154 157, 156 168, 140 175, 126 182, 106 184, 92 191',
            'opacity=".6"',
          ),
        ) +
          thin('M90 181q30-9 58-13', '#fff', 2.4) +
          pack +
          // The finger tips dent it; each has its shade.
          area(
            '#5f8c9a',
            '166 170, 172 176, 186 176, 200 170, 214 160, 220 150, 206 152, 184 160',
            'opacity=".5" filter="url(#pk)"',
          ) +
          thin('M161 172q6 10 18 8M182 178q6 3 13-2M200 172q6 2 12-5', '#6f98a5', 1.4) +
          placed('<use href="#gl"/>', 168, 171, -75, 0.55),
        42,
        -34,
        0.76,
      ),
    },
  ],
}
