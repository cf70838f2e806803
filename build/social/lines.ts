import type { Face } from './fonts'
import { typeset } from './typeset'

export interface Setting {
  lines: string[]
  /** Font size in px. */
  size: number
}

interface Space {
  width: number
  face: Face
  /** Font sizes to try, largest first, with the number of lines that each may have. */
  sizes: readonly { size: number; lines: number }[]
}

/** Breaks a text into lines of even length at the largest size at which it fits. */
export function setLines(text: string, { width, face, sizes }: Space): Setting {
  const measured = new Map<string, number>()
  const widthAt = (line: string, size: number) => {
    const known = measured.get(line) ?? typeset(line, face).width
    measured.set(line, known)
    return known * size
  }
  for (const { size, lines: most } of sizes) {
    const sentences = text.split(/(?<=[.!?]) /)
    if (sentences.length > 1 && sentences.length <= most && sentences.every((line) => widthAt(line, size) <= width))
      return { lines: sentences, size }
    const fits = (limit: number) => wrap(text, (line) => widthAt(line, size) <= limit)
    const lines = fits(width)
    if (lines.length > most || lines.some((line) => widthAt(line, size) > width)) continue
    // The narrowest setting with as many lines has no short last one.
    for (let limit = width * 0.55; limit < width; limit += width * 0.05) {
      const even = fits(limit)
      if (even.length === lines.length && even.every((line) => widthAt(line, size) <= width)) return { lines: even, size }
    }
    return { lines, size }
  }
  throw new Error(`'${text}' is too long for a preview picture`)
}

function wrap(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
