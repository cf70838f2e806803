/**
 * A drawing of the site as one that needs no browser: its custom properties filled in with the light scheme's colours, and one of
 * its zones lit, as the browser does for `#zone` in the address.
 */
export function lightDrawing(svg: string, zone?: string): string {
  const colours = new Map<string, string>()
  const light = svg
    .replace(/@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    // A rule begins where something ends: without that, the search would begin anew at each letter of a long path.
    .replace(/(?<=[{}>])[^{}<>]*:target\s*\{[^{}]*\}/g, '')
    .replace(/<style>[^<]*/g, (css) => takeColours(css, colours))
  const filled = withColours(light, colours)
  return zone === undefined ? filled : filled.replace('</style>', `#${zone}{opacity:1 !important}</style>`)
}

/** The text without the custom properties that it sets: these are told to the colours, where the first word holds. */
const takeColours = (css: string, colours: Map<string, string>) =>
  css.replace(/(--[\w-]+):([^;}"]+);?/g, (_, name: string, value: string) => {
    if (!colours.has(name)) colours.set(name, value.trim())
    return ''
  })

/** What an element says in its own style holds for all that is in it: somebody's skin is not everybody's. */
function withColours(svg: string, everywhere: ReadonlyMap<string, string>): string {
  const scopes = [everywhere]
  return svg.replace(/<[^>]*>|[^<]+/g, (part) => {
    if (part.startsWith('</')) {
      scopes.pop()
      return part
    }
    const around = scopes.at(-1) ?? everywhere
    const own = new Map<string, string>()
    const bare = part.startsWith('<') ? part.replace(/(?<= )style="[^"]*"/, (style) => takeColours(style, own)) : part
    const here = own.size > 0 ? new Map([...around, ...own]) : around
    if (/^<\w[^]*[^/]>$|^<\w+>$/.test(part)) scopes.push(here)
    return bare.replace(
      /var\((--[\w-]+)(?:,([^()]+))?\)/g,
      (_, name: string, literal: string | undefined) => here.get(name) ?? literal ?? 'none',
    )
  })
}
