import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { convert } from 'fontverter'
import * as hb from 'harfbuzzjs'

const require = createRequire(import.meta.url)
const NO_HINTING = 0x1
const NO_LAYOUT_CLOSURE = 0x200
const FEATURES = 6

/**
 * The glyphs that words are made of, those included that only stand in between while the letters of a conjunct are joined.
 * @param {Uint8Array} truetype @param {Iterable<string>} words @returns {Set<number>}
 */
export function glyphsOf(truetype, words) {
  const font = new hb.Font(new hb.Face(new hb.Blob(truetype)))
  const found = new Set([0])
  for (const word of words) {
    const buffer = new hb.Buffer()
    buffer.addText(word)
    buffer.guessSegmentProperties()
    for (const { t } of hb.shapeWithTrace(font, buffer, [], 0, 0))
      for (const { g } of /** @type {{ g: number }[]} */ (t)) found.add(g)
  }
  return found
}

/**
 * A font with these letters and glyphs alone, as WOFF2. A subset by letters alone would keep every conjunct that they can form: thrice as much.
 * @param {Uint8Array} truetype @param {{ letters: string, glyphs: Set<number>, axes: Record<string, number | { min: number, max: number }> }} kept
 */
export async function subsetGlyphs(truetype, { letters, glyphs, axes }) {
  const wasm = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(wasm)
  /** @type {any} */
  const { memory, ...lib } = instance.exports
  // oxlint-disable-next-line no-underscore-dangle -- its own name
  lib._initialize()
  const at = lib.malloc(truetype.length)
  new Uint8Array(memory.buffer).set(truetype, at)
  const face = lib.hb_face_create(lib.hb_blob_create(at, truetype.length, 2, 0, 0), 0)
  const input = lib.hb_subset_input_create_or_fail()
  const features = lib.hb_subset_input_set(input, FEATURES)
  lib.hb_set_clear(features)
  lib.hb_set_invert(features)
  lib.hb_subset_input_set_flags(input, NO_LAYOUT_CLOSURE | NO_HINTING)
  for (const letter of letters) lib.hb_set_add(lib.hb_subset_input_unicode_set(input), letter.codePointAt(0))
  for (const glyph of glyphs) lib.hb_set_add(lib.hb_subset_input_glyph_set(input), glyph)
  for (const [axis, value] of Object.entries(axes))
    if (typeof value === 'number') lib.hb_subset_input_pin_axis_location(input, face, tag(axis), value)
    else lib.hb_subset_input_set_axis_range(input, face, tag(axis), value.min, value.max, NaN)
  const subset = lib.hb_subset_or_fail(face, input)
  if (subset === 0) throw new Error('the font cannot be subset')
  const result = lib.hb_face_reference_blob(subset)
  const from = lib.hb_blob_get_data(result, 0)
  const bytes = Buffer.from(new Uint8Array(memory.buffer).slice(from, from + lib.hb_blob_get_length(result)))
  return convert(bytes, 'woff2', 'truetype')
}

/** A font file as TrueType, which can be shaped with and subset. @param {string | URL} file @returns {Promise<Uint8Array>} */
export const truetypeOf = async (file) => convert(readFileSync(file), 'truetype')

const tag = (/** @type {string} */ name) => [...name].reduce((sum, letter) => (sum << 8) + letter.charCodeAt(0), 0)
