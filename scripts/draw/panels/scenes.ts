/** What several treatments share: the skin that is injected into, cream, a vial, a tray. */
import { fromLeft, pencil } from './hands'
import { area, fill, INK, part, thin } from './marks'
import { ellipse } from './pen'
import { hair, skinBlock } from './skin'
import { pen, placed, syringe } from './tools'

export const PLASMA = '#f0d489'

/** Fine needles set one beside the other into the scalp. */
export const scalpSection = (drawn: string, { thin: fine = false } = {}): string =>
  skinBlock({ top: 80, fat: 158 }) +
  [30, 84, 138, 192]
    .map((x, i) =>
      hair(x, 80, 196 - (fine && i % 2 ? 26 : 0), {
        shaft: fine && i % 2 ? 20 : 46,
        width: fine && i % 2 ? 1.8 : 3.4,
        lean: 12,
        level: true,
      }),
    )
    .join('') +
  drawn

/** A clock on the wall: `passed` is the part of its face that has gone by, in path words from its middle; `long` where the long hand points. */
export const clock = (passed: string, long: string): string =>
  fill(INK, ellipse(85, 45, 27)) +
  fill('#8d9da3', ellipse(84, 44, 26)) +
  fill('#fffaf4', ellipse(83, 43, 22)) +
  fill('#e6b7c4', `M83 43${passed}z`) +
  `<circle cx="83" cy="43" r="19" fill="none" stroke="${INK}" stroke-width="3" stroke-dasharray="1.4 8.550" stroke-dashoffset=".7"/>` +
  thin(`M83 43${long}M83 43l-6-9`, INK, 2)

/** A vial neck down, its stopper at (0, 0): what is in it lies at the neck, air above; the point of the needle stands in the fluid. */
const vial = (content: string): string =>
  fill('#eef5f5', 'M-26-92q0-8 8-8h36q8 0 8 8v66l-12 10v4h-28v-4l-12-10z', `stroke="${INK}" stroke-width="1.8"`) +
  fill(content, 'M-25-62h50v35l-12 10v4h-26v-4l-12-10z') +
  fill('#fff', ellipse(0, -62, 25, 2.6), 'opacity=".8"') +
  fill('#fff', 'M-20-94h4v64h-4z', 'opacity=".7"')
const stopper = fill('#b4bfc2', 'M-17-13h34v13h-34z', `stroke="${INK}" stroke-width="1.6"`) + fill('#6d7d83', 'M7-12h9v11h-9z')
/** Two hands, each as one holds a pencil (`PENCIL`): one holds the vial by its base, neck down; below it the other holds the syringe, its plunger drawn back. */
export const drawnUp = (content: string): string =>
  pencil(
    126,
    46,
    `<g transform="rotate(40) scale(1.316) translate(-126 -46)">${placed(vial(content), 120, 110, 0, 0.7)}</g>`,
    0.76,
    -40,
  ) +
  fromLeft(syringe(content, 40), 118.2, 88, 90, 84, 0.76) +
  placed(stopper, 120, 110, 0, 0.7)

/** Fluid in the skin: it spreads between the bundles, thinner towards its border. */
export const drops = (x: number, y: number, colour = PLASMA): string =>
  `<g fill="${colour}" transform="translate(${x} ${y})"><path opacity=".45" d="M-19 2q5-5 8-9 7 1 12-4 5 4 12 3 2 5 8 7-5 4-6 9-8-1-12 3-5-4-11-2-3-5-11-7z"/><path opacity=".9" d="M-11 1q4-6 11-6 9 0 11 5-3 6-10 5-9 2-12-4z"/></g>`
/** A needle whose tip lies in the drop at (x, y), its hub above the skin. */
export const needleAt = (x: number, y: number, angle = -66, content = PLASMA): string => placed(syringe(content, 64), x, y, angle)

export const lid =
  part('#fffaf4', '58 106, 84 90, 132 66, 176 40, 192 42, 196 58, 190 88, 184 100, 150 108, 100 113', 1.6) +
  area('#e3d8cc', '58 106, 76 96, 120 94, 160 84, 186 72, 190 88, 184 100, 150 108, 100 113') +
  area('#c9b9ac', '58 106, 100 107, 150 102, 188 92, 184 100, 150 108, 100 113')
/** A tray with what is sterile in it. */
export const tray = (inside: string): string =>
  fill('#dcc6bd', 'M0 0h240v240H0z') +
  fill('#b99f95', 'M70 70l122 0 8 152-128 8z', 'opacity=".6"') +
  fill('#f6f1ea', 'M58 62l122-8q6 0 6 6l8 146q0 6-6 6l-118 8q-6 0-6-6l-10-146q0-6 4-6z', `stroke="${INK}" stroke-width="1.6"`) +
  fill('#cddfe2', 'M72 108l102-6 6 88q0 8-8 8l-86 6q-8 0-8-8z', 'stroke="#7f9da6" stroke-width="1.2"') +
  fill('#a8c3c9', 'M72 108l102-6 1 12-102 8z') +
  thin('M84 128l4 66', '#fff', 3, 'opacity=".8"') +
  inside
/** A hand draws its lid back from the lower end, so that its inner side is seen. */
export const openedTray = (inside: string, size = 1.15, angle = 0): string =>
  tray(inside) +
  pencil(
    190,
    50,
    `<g transform="${angle ? `rotate(${-angle}) ` : ''}scale(${`${+(1 / size).toFixed(2)}`.replace(/^0/, '')}) translate(-190 -50)">${lid}</g>`,
    size,
    angle,
  )

/** Her record: a line for the dose, the label of the batch stuck in, a pen beside it. */
export const record = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) rotate(-7)">` +
  fill('#fffaf4', 'M0 0h62v100H0z', `stroke="${INK}" stroke-width="1.5"`) +
  fill('#cfe0de', 'M8 34h34v20H8z', 'stroke="#7b8790"') +
  thin('M8 12h28M8 22h44M8 64h40', '#a58f88', 1.8) +
  thin('M13 39v10M16 39v10M20 39v10M25 39v10M28 39v10M33 39v10M37 39v10', INK, 1.2) +
  placed(pen(), 8, 82, -4, 0.5) +
  '</g>'
