/** Characters of text that fill the first screen of a desktop: about 28 lines of 66 characters, headings and gaps taken off. */
const SCREEN = 1400
/** What takes the room of text, in characters: a picture, a field, a drawing in the HTML. */
const ROOM: [what: RegExp, characters: number][] = [
  [/<img/g, 200],
  [/<(input|textarea)/g, 120],
  // A fact in a cell of its own.
  [/<dt/g, 60],
  [/<svg.{1500,}?<\/svg>/gs, 1000],
]

/**
 * Where the first screen of a page ends: the first element with an id below it, and the HTML above. What is above gets its styles
 * inlined; the rest is held back until the whole stylesheet is there (`holdBack`). A short page has no fold: all of it is above.
 */
export function fold(html: string): { id: string | undefined; above: string } {
  const main = html.indexOf('<main')
  const end = html.indexOf('</main>')
  // A section, a heading or a static region: what is within one belongs together.
  for (const { 1: id, index } of html.slice(0, end).matchAll(/<(?:section|h[23]|div(?=[^>]* data-static))[^>]* id="([\w-]+)"/g)) {
    if (index < main) continue
    // Header and strip are seen at once, too.
    if (roomOf(html.slice(main, index)) >= SCREEN) return { id, above: html.slice(0, index) + afterFooter(html) }
  }
  return { id: undefined, above: html }
}

/**
 * The rule that keeps what is below the fold out of the first paint: it would stand there without styles. The boot script says
 * `data-hold` while the stylesheet is on its way; without scripts nothing is held back.
 */
export const holdBack = (id: string) =>
  `[data-hold] #${id},[data-hold] #${id}~*,[data-hold] main :has(#${id})~*,[data-hold] main~footer{display:none}`

function roomOf(html: string): number {
  const text = html.replace(/<(svg|script|noscript|style|template)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, '')
  const more = ROOM.map(([what, characters]) => (html.match(what)?.length ?? 0) * characters)
  return more.reduce((sum, room) => sum + room, text.replace(/\s+/g, ' ').length)
}

const afterFooter = (html: string) => html.slice(html.lastIndexOf('</footer>'))
