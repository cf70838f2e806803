/**
 * The plates of the site in a frame of a film. Each is rendered once, as large as it is needed, and is then a picture in every frame:
 * resvg knows neither properties nor media queries, so it comes with the colours it has on paper and without its styles.
 */
import { readFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { ease, fixed, mix } from './draw'

/** What of a plate is seen: the middle and the width, in its own units. */
export type View = readonly [x: number, y: number, width: number]
type Part = readonly [left: number, top: number, right: number, bottom: number]
export type Size = readonly [width: number, height: number]

/**
 * @param scale pixels to a unit of the drawing
 * @param part of which the picture is made, as [left, top, right, bottom]; without it, of all
 */
export function picture(svg: string, scale: number, part?: Part): string {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1]
  if (!box) throw new Error('a plate without a viewBox')
  const [x, y, width, height] = box.split(' ').map(Number) as [number, number, number, number]
  const plain = svg
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll('class="g"', 'fill="none"')
    .replaceAll('class="k"', 'fill="none" stroke="#4d2039"')
    .replaceAll('class="zone"', 'display="none"')
    .replaceAll(/var\(--[\w-]+, *([^()]+)\)/g, '$1')
  const fitTo = { mode: 'width', value: Math.round(width * scale) } as const
  const pixels = fitTo.value / width
  const inside = (n: number, from: number, size: number) =>
    Math.min(Math.round(size * pixels), Math.max(0, Math.round((n - from) * pixels)))
  const [l, t, r, b] = part ?? [x, y, x + width, y + height]
  const [left, top, right, bottom] = [inside(l, x, width), inside(t, y, height), inside(r, x, width), inside(b, y, height)]
  const drawn = new Resvg(plain, { fitTo, crop: { left, top, right, bottom }, font: { loadSystemFonts: false } }).render()
  const href = `data:image/png;base64,${drawn.asPng().toString('base64')}`
  const place = [x + left / pixels, y + top / pixels, drawn.width / pixels, drawn.height / pixels].map((n) => n.toFixed(3))
  return `<image x="${place[0]}" y="${place[1]}" width="${place[2]}" height="${place[3]}" href="${href}"/>`
}

const PUBLIC = new URL('../../public/', import.meta.url)
const pictures = new Map<string, string>()
/** A published plate, by its path in public/drawings, or one of public/figures. */
export function plate(path: string, scale: number, part?: Part): string {
  const name = `${path} ${scale} ${part}`
  const known =
    pictures.get(name) ??
    picture(readFileSync(new URL(`${path.startsWith('figures/') ? '' : 'drawings/'}${path}.svg`, PUBLIC), 'utf8'), scale, part)
  pictures.set(name, known)
  return known
}

/** A drawing in a box from 0 0, all of which it fills. */
export function seen(drawn: string, [width, height]: Size, [x, y, wide]: View): string {
  const tall = (wide * height) / width
  const box = [x - wide / 2, y - tall / 2, wide, tall].map((n) => n.toFixed(3)).join(' ')
  return `<svg width="${width}" height="${height}" viewBox="${box}">${drawn}</svg>`
}

/** On the way from one view to another. */
export const between = (from: View, to: View, p: number): View => [
  mix(from[0], to[0], p),
  mix(from[1], to[1], p),
  mix(from[2], to[2], p),
]

/** A plate, what of it is seen at the start of a scene and when it comes to rest, and what lies over it: the hour or the weather. */
export interface Shot {
  of: string
  view: View
  until?: View
  wash?: keyof typeof WASHES
}
const WASHES = { night: ['#2b1f45', 0.6], rain: ['#5d6478', 0.36] } as const

export function shot({ of, view, until = [view[0], view[1], view[2] * 0.92], wash }: Shot, size: Size, done: number): string {
  // A third more pixels than are shown, as it moves by parts of a pixel.
  const scale = fixed((1.33 * size[0]) / Math.min(view[2], until[2]))
  const tall = size[1] / size[0]
  const reach = (side: -1 | 1, axis: 0 | 1) =>
    Math[side < 0 ? 'min' : 'max'](...[view, until].map((one) => one[axis] + (side * one[2] * (axis ? tall : 1)) / 2))
  const part: Part = [reach(-1, 0) - 2, reach(-1, 1) - 2, reach(1, 0) + 2, reach(1, 1) + 2]
  const drawn = seen(plate(of, scale, part), size, between(view, until, ease(done / 0.5)))
  if (!wash) return drawn
  const [colour, opacity] = WASHES[wash]
  const over = `<rect width="${size[0]}" height="${size[1]}" fill="${colour}" opacity="${opacity}" style="mix-blend-mode:multiply"/>`
  return `${drawn}${over}`
}
