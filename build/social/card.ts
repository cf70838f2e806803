import type { Face } from './fonts'
import type { Setting } from './lines'
import { typeset } from './typeset'

export const WIDTH = 1200
export const HEIGHT = 630
/** Where the title stands. */
export const TITLE = { x: 72, width: 620 }

/** What pages with the same drawing have in common. */
interface Ground {
  clinic: string
  /** The surgeon and the place, at the foot. */
  foot: string
  mark: string
  drawing: { svg: string; width: number; height: number }
  faces: Faces
}

interface Card {
  eyebrow: string
  title: Setting
  /** A PNG. */
  ground: Buffer
  faces: Faces
}

interface Faces {
  serif: Face
  sans: Face
}

const PLUM = '#4d2039'
const ACCENT = '#98314c'
const LINE_HEIGHT = 1.08
/** Signs stand above the letters and below them. */
const TALL_LINE_HEIGHT = 1.32
const tall = (words: string) => /\p{Script=Devanagari}/u.test(words)

/** The preview picture of a page, 1200 by 630: title at the left, its drawing at the right under an arch or on a card. */
export function card({ eyebrow, title, ground: png, faces: { serif, sans } }: Card): string {
  const step = title.size * (title.lines.some(tall) ? TALL_LINE_HEIGHT : LINE_HEIGHT)
  const middle = 322
  const first = middle - (title.lines.length * step) / 2 + title.size * 0.86
  const lines = title.lines.map((line, at) =>
    text(line, { y: first + at * step, size: title.size, face: serif, fill: PLUM, spacing: -0.01 }),
  )
  return picture([
    `<image href="${dataUri('image/png', png)}" width="${WIDTH}" height="${HEIGHT}"/>`,
    text(eyebrow.toUpperCase(), { y: first - title.size * 0.86 - 30, size: 20, face: sans, fill: ACCENT, spacing: 0.11 }),
    ...lines,
  ])
}

/** The picture without what only this page says: to draw it takes four times as long as the words. */
export function ground({ clinic, foot, mark, drawing, faces: { sans } }: Ground): string {
  return picture([
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fbf7f2"/>`,
    `<rect x="${WIDTH - 260}" width="260" height="${HEIGHT}" fill="#f3e9df"/>`,
    framed(drawing),
    `<image href="${dataUri(SVG, mark)}" x="${TITLE.x}" y="64" width="52" height="52"/>`,
    text(clinic, { x: TITLE.x + 70, y: 99, size: 27, face: sans, fill: PLUM }),
    `<path d="M${TITLE.x} 540h96" stroke="#a63d59" stroke-width="3" stroke-linecap="round"/>`,
    text(foot, { y: 580, size: 22, face: sans, fill: '#5f4d58' }),
  ])
}

const picture = (parts: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${parts.join('')}</svg>`

/** Upright drawings stand under the arch of the site, wide ones on a card. */
function framed({ svg, width, height }: Ground['drawing']): string {
  const upright = height > width
  const box = upright ? { x: 742, y: 54, width: 400, height: 576 } : landscape(width, height)
  const { x, y, width: w, height: h } = box
  const shape = upright
    ? `M${x} ${y + h}V${y + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y + h}z`
    : `M${x + 26} ${y}h${w - 52}a26 26 0 0 1 26 26v${h - 52}a26 26 0 0 1 -26 26h${52 - w}a26 26 0 0 1 -26 -26v${52 - h}a26 26 0 0 1 26 -26z`
  const inset = upright ? { x: x - 10, y: y + 44, width: w + 20, height: h - 44 } : box
  const aspect = upright ? 'xMidYMin slice' : 'xMidYMid slice'
  return `<clipPath id="frame"><path d="${shape}"/></clipPath><path d="${shape}" fill="#f4dedd"/><g clip-path="url(#frame)"><image href="${dataUri(SVG, svg)}" x="${inset.x}" y="${inset.y}" width="${inset.width}" height="${inset.height}" preserveAspectRatio="${aspect}"/></g>`
}

function landscape(width: number, height: number) {
  const w = 440
  const h = Math.min(440, Math.round((w * height) / width))
  return { x: 706, y: Math.round((HEIGHT - h) / 2), width: w, height: h }
}

interface TextStyle {
  x?: number
  y: number
  size: number
  face: Face
  fill: string
  /** In em. */
  spacing?: number
}

function text(words: string, { x = TITLE.x, y, size, face, fill, spacing = 0 }: TextStyle): string {
  const { glyphs } = typeset(words, face, tall(words) ? 0 : spacing)
  const paths = glyphs.map(
    (glyph) => `<path transform="translate(${glyph.x} ${glyph.y})scale(${glyph.scale} -${glyph.scale})" d="${glyph.path}"/>`,
  )
  return `<g transform="translate(${x} ${y})scale(${size})" fill="${fill}">${paths.join('')}</g>`
}

const SVG = 'image/svg+xml'
const dataUri = (type: string, file: string | Buffer) => `data:${type};base64,${Buffer.from(file).toString('base64')}`
