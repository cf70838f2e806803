import { readFileSync } from 'node:fs'
import { FEATURES } from './features'

/** A shaded person of the cast, drawn by `bases/<name>.svg` in 480 units: brows and closed lids are drawn upon it. `file`: what of it lies in a panel that is near. */
export function person(name: string, file = name): string {
  const svg = readFileSync(new URL(`bases/${file}.svg`, import.meta.url), 'utf8')
  const inside = /<svg[^>]*>(?:<title>[^<]*<\/title>)?(.*)<\/svg>/s.exec(svg)?.[1]
  if (!inside) throw new Error(`bases/${name}.svg is no plate`)
  const hatched = inside
    .replaceAll(/var\(--[\w-]+,(#\w+)\)/g, '$1')
    .replace(
      /<path fill="(#a9734f|#93603f)"( filter="[^"]*")? d="([^"]*)"\/>/,
      `<g fill="$1"$2><path id="${name}-h" d="$3"/></g><use href="#${name}-h" fill="url(#h)"/>`,
    )
  return `<g id="${name}">${hatched}${FEATURES[file] ?? ''}</g>`
}

/** The person's plate in a panel with what is drawn on it, in its own units: its point (x, y) is the panel's upper left corner. */
export const onPerson = (name: string, x: number, y: number, scale: number, drawn = ''): string =>
  `<g transform="translate(${+(-x * scale).toFixed(1)} ${+(-y * scale).toFixed(1)}) scale(${scale})"><use href="#${name}"/>${drawn}</g>`
