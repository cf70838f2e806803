import { readFileSync } from 'node:fs'

/*
 * The heads of two pairs of results, from the front, as lead pictures of categories, where they are as large as the page is wide: of the hairline (`lined`,
 * `#mn`) and of the pigment (`near-w32`, `#wn`), what the frame shows of them, in the 480 units of their forms.
 */
const head = (name: string): string =>
  readFileSync(new URL(`bases/${name}.svg`, import.meta.url), 'utf8').replaceAll(/<\/?svg[^>]*>|<title>.*?<\/title>|\n/g, '')

/** For the definitions. */
export const HIS = head('lined')
export const HER = head('near-w32')
