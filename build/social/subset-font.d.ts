declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
    /** Only without a text. */
    keepAllGlyphs?: boolean
    /** The OpenType features that stay; without it, all. */
    keepFeatures?: string[]
  }
  export default function subset(font: Buffer, text: string | undefined, options: Options): Promise<Buffer>
}
