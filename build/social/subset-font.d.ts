declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    variationAxes?: Record<string, number | { min: number; max: number }>
  }
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>
}
