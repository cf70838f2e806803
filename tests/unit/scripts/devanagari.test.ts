import * as hb from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { clustersIn, headingsIn, textsOf } from '../../../scripts/fonts/clusters.js'
import { truetypeOf } from '../../../scripts/fonts/subset-glyphs.js'

const hindi = textsOf('hi')

/** The glyphs of a text by a font: a conjunct that the font lacks falls apart into more of them. */
async function shaperOf(file: string | URL) {
  const font = new hb.Font(new hb.Face(new hb.Blob(await truetypeOf(file))))
  return (text: string) => {
    const buffer = new hb.Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    hb.shape(font, buffer)
    return buffer.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
}

test.each([
  ['devanagari', 'noto-sans-devanagari', hindi],
  ['devanagari-serif', 'noto-serif-devanagari', headingsIn(hindi)],
])('%s has every letter and conjunct of the Hindi pages: else run scripts/make-fonts.js', async (name, family, texts) => {
  const ours = await shaperOf(`src/styles/fonts/${name}.woff2`)
  const whole = await shaperOf(`node_modules/@fontsource-variable/${family}/files/${family}-devanagari-wght-normal.woff2`)
  const broken = [...clustersIn(texts)].filter((cluster) => {
    const glyphs = ours(cluster)
    return glyphs.includes(0) || glyphs.length !== whole(cluster).length
  })
  expect(broken).toEqual([])
})
