const property = /(?<![\w-])--[a-z][\w-]*/g

/**
 * The styles inlined into a page with short names for their custom properties: the stylesheet that follows brings rules and
 * properties of its own. Those that a script sets keep their names.
 */
export function shortProperties(css: string, kept: readonly string[] = ['--at']): string {
  const names = new Map(kept.map((name) => [name, name]))
  let number = 9
  return css.replace(property, (name) => {
    const known = names.get(name)
    if (known) return known
    let short = ''
    do short = `--${(++number).toString(36)}`
    while (kept.includes(short))
    names.set(name, short)
    return short
  })
}
