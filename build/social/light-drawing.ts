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
    .replace(/(--[\w-]+):([^;}]+);?/g, (_, name: string, value: string) => {
      if (!colours.has(name)) colours.set(name, value.trim())
      return ''
    })
  const filled = light.replace(
    /var\((--[\w-]+)(?:,([^()]+))?\)/g,
    (_, name: string, literal: string | undefined) => colours.get(name) ?? literal ?? 'none',
  )
  return zone === undefined ? filled : filled.replace('</style>', `#${zone}{opacity:1 !important}</style>`)
}
