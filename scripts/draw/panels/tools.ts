/** Instruments in proportion to the body: each lies with its tip at (0, 0) and its handle to the right; `placed` turns it. */
import { curve, ellipse, lines, stroke, type Point } from './pen'
import { area, fill, INK, part, thin } from './marks'

/** Half tone, shade and light of a round bar. */
type Tones = readonly [string, string, string]

const STEEL = '#c3ced1'
const STEEL_SHADE = '#8d9da3'
const STEEL_LIGHT = '#eef3f3'

export const placed = (tool: string, x: number, y: number, angle = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${angle})${scale === 1 ? '' : ` scale(${scale})`}">${tool}</g>`

/** A round bar with the lamp on its upper side. */
export const bar = (
  x: number,
  y: number,
  width: number,
  height: number,
  colours: Tones = [STEEL, STEEL_SHADE, STEEL_LIGHT],
): string => {
  const band = (inset: number, from: number, tall: number) => {
    const [top, deep, wide] = [y + height * from, height * tall, width - 2 * inset].map((n) => +n.toFixed(1)) as [
      number,
      number,
      number,
    ]
    return `M${x + inset} ${top}h${wide}v${deep}h${-wide}z`
  }
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${Math.min(3, height / 2)}" fill="${colours[0]}" stroke="${INK}" stroke-width=".8"/>` +
    fill(colours[1], band(1, 0.62, 0.3)) +
    fill(colours[2], band(1.5, 0.16, 0.16))
  )
}

const GLASS = ['#f1f6f6', '#c9d8da', '#ffffff'] satisfies Tones
const hollow = (length: number) => thin(`M1 0h${length}`, INK, 2.2) + thin(`M1 0h${length}`, STEEL_LIGHT, 1.1)

/** A 1 ml syringe; `content` tints what is in it. The needle is at most as long as the barrel, and long enough that its hub stays outside the skin. `stop`: where its plunger stands, 85 when it is full, 65 when half of it is given. */
export const syringe = (content = '#e7d9a8', needle = 36, stop = 85): string => {
  return (
    `${hollow(needle)}<g transform="translate(${needle - 36})">${bar(36, -3.5, 9, 7, ['#e6a9b8', '#b9728a', '#f7d5dc'])}${bar(45, -6, 66, 12, GLASS)}` +
    fill(content, `M47 -4.6h${stop - 47}v9.2h-${stop - 47}z`, 'opacity=".8"') +
    fill('#4b4550', `M${stop} -5h5v10h-5z`) +
    `${thin('M56 -5.6v3.6M66 -5.6v3.6M76 -5.6v3.6M86 -5.6v3.6M96 -5.6v3.6')}${bar(109, -10.5, 3.6, 21, GLASS)}${bar(112.6, -2, stop - 59, 4, GLASS)}${bar(stop + 53, -8, 3.6, 16, GLASS)}</g>`
  )
}

/** A blunt cannula with its opening on the side, on a handle; `under`: its end lies beneath the skin and is not seen. */
export const cannula = (length = 110, under = false): string =>
  bar(0, -2.2, length, 4.4) +
  (under ? '' : fill('#55434c', `${ellipse(8, 0.4, 3, 0.9)}${ellipse(15, 0.4, 3, 0.9)}`)) +
  bar(length - 2, -5.5, 62, 11, [STEEL, STEEL_SHADE, STEEL_LIGHT]) +
  thin([8, 15, 22, 29, 36].map((x) => `M${length + x} -5v10`).join(''), STEEL_SHADE, 1.2)

export const scalpel = (): string =>
  `<path fill="${STEEL_LIGHT}" stroke="${INK}" stroke-width=".8" d="M0 2c9 3.4 20 4.4 33 2.6V-3.4H22C13 -3 5 -1 0 2z"/>${fill(STEEL_SHADE, 'M2 2.4c9 3 19 3.8 31 2.2v-1.8C22 4.4 12 4 2 2.4z')}${bar(32, -4.4, 92, 8.4)}${thin('M46 -3v5.6M51 -3v5.6M56 -3v5.6M61 -3v5.6', STEEL_SHADE, 1.2)}`

const arm = (s: number): Point[] => [
  [0, s * 1],
  [16, s * 2.2],
  [44, s * 7],
  [84, s * 6],
  [120, s * 1],
]

const branch = (s: number) =>
  fill(INK, stroke(arm(s), 5.4, { from: 0.36, to: 0.7 })) +
  fill(s < 0 ? STEEL_LIGHT : STEEL, stroke(arm(s), 3.8, { from: 0.3, to: 0.7 }))

/** Fine forceps, seen from the side. */
export const forceps = (): string => branch(1) + branch(-1) + bar(114, -3.4, 16, 6.8)

/** A surgical pen. */
export const pen = (): string =>
  fill('#5b1f4d', lines('0 0, 9 -3, 9 3')) +
  bar(8, -4.6, 74, 9.2, ['#7d4a70', '#5b1f4d', '#b48aa9']) +
  bar(60, -5.4, 60, 10.8, ['#f4ece6', '#c9bcb6', '#ffffff'])

/** A gauze swab. */
export const swab = (): string =>
  `<path fill="#fdfaf5" stroke="${INK}" stroke-width=".9" d="${curve('-20 -13, 2 -17, 22 -12, 25 6, 16 15, -8 16, -24 8', {
    loop: true,
  })}"/>` +
  fill('#d9d3cc', curve('-22 8, -6 7, 12 5, 24 -2, 25 6, 16 15, -8 16', { loop: true })) +
  thin('M-16 -8l30 3M-18 -2l38 2M-12 -13l-4 22M0 -14l-3 26M12 -12l-2 24', '#c3bab2', 0.6)

/** A broad wooden spatula, its rounded end at (0, 0); both ends are seen: the other lies beyond the hand. */
export const broadSpatula = (): string =>
  part('#d9b98c', '0 -4, 10 -6, 24 -4, 54 -4, 84 -4, 84 4, 54 4, 24 4, 10 6, 0 4', 1.3) + thin('M12-3q32-1 70 1', '#f0dcba', 1.6)

/** Gauze folded to a pad, limp: cloth upon cloth at the lower edge, its weave, the folds that hang from the fingers. */
export const gauze = (): string =>
  part('#d9d3cc', '-23 -8, -20 -14, 8 -17, 18 -15, 23 -4, 28 8, 22 14, 10 15, -2 21, -17 18, -19 6', 1) +
  area('#fdfaf5', '-21 -9, -18 -12, 8 -15, 17 -13, 21 -3, 25 7, 19 11, 8 11, -3 17, -16 14, -17 4') +
  fill('#d9d3cc', 'M6-14Q-3-2 0 13 5 3 9-13zM14-13q-1 9 7 21 0-9-4-20z') +
  thin('M-19-6q20 2 40-4M-18 1q20 3 41-4M-17 8q20 1 41-5M-13-12q1 12 4 23M-5-12q-3 11-1 22M11-13q0 11 3 21', '#c8beb5', 0.6)
