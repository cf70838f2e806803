import * as hb from 'harfbuzzjs'
import type { Face } from './fonts'

const DEVANAGARI = /([\p{Script=Devanagari}\u0964\u200c\u200d]+)/u

interface Glyph {
  path: string
  /** Where it stands and how large it is, for a letter of one pixel. */
  x: number
  y: number
  scale: number
}

/**
 * The glyphs of a line, each script in its own face, and the line's width, for letters of one pixel. resvg would shape the whole line in
 * the first face and patch in what is missing: Devanagari loses spaces and signs by that.
 * @param spacing between letters, in em
 */
export function typeset(line: string, { latin, devanagari }: Face, spacing = 0): { width: number; glyphs: Glyph[] } {
  let width = 0
  const glyphs = line.split(DEVANAGARI).flatMap((run, at) => {
    const font = at % 2 ? devanagari : latin
    const scale = 1 / font.face.upem
    return shape(run, font).map(({ glyph, xAdvance, xOffset, yOffset }) => {
      const x = width + xOffset * scale
      width += xAdvance * scale + spacing
      return { path: font.glyphToPath(glyph), x, y: -yOffset * scale, scale }
    })
  })
  return { width, glyphs }
}

/** The characters of a line that its face does not have. */
export const missingIn = (line: string, { latin, devanagari }: Face): string[] =>
  line.split(DEVANAGARI).filter((run, at) => shape(run, at % 2 ? devanagari : latin).some(({ glyph }) => glyph === 0))

function shape(run: string, font: hb.Font) {
  const buffer = new hb.Buffer()
  buffer.addText(run)
  buffer.guessSegmentProperties()
  hb.shape(font, buffer)
  const positions = buffer.getGlyphPositions()
  return buffer.getGlyphInfos().map(({ codepoint: glyph }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
    return { glyph, xAdvance, xOffset, yOffset }
  })
}
