const property = /(?<![\w-])--[a-z][\w-]*/g

/**
 * The styles inlined into a page with short names for their custom properties: the stylesheet that follows brings rules and
 * properties of its own. Those that a script sets keep their names.
 */
export function shortProperties(css: string, kept: readonly string[] = ['--at']): string {
  const names = new Map(kept.map((name) => [name, name]))
  let number = -1
  return css.replace(property, (name) => {
    const known = names.get(name)
    if (known) return known
    let short = ''
    do short = `--${letters(++number)}`
    while (kept.includes(short))
    names.set(name, short)
    return short
  })
}

/** a to z, aa, ab, …: shorter when packed than with digits, and checkers take no name that begins with one. */
const letters = (number: number): string =>
  (number < 26 ? '' : letters(Math.floor(number / 26) - 1)) + String.fromCharCode(97 + (number % 26))
