import { readdirSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

const FIRST = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const REST = `${FIRST}abcdefghijklmnopqrstuvwxyz0123456789`
/** Classes, and the names of animations, which modules keep to themselves, too. */
const locals = /(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g

/**
 * Names for the classes of all CSS modules: two characters each, in the order of files and names, so that the builds of server and
 * browser agree and no two modules share one. With `readable` the file and the local name stand before them.
 */
export function scopedNames(files: ReadonlyMap<string, string>, readable: boolean): (local: string, file: string) => string {
  const names = new Map<string, string>()
  for (const [file, css] of [...files].sort(([a], [b]) => (a < b ? -1 : 1)))
    for (const [, local = ''] of css.replace(/\/\*.*?\*\//gs, '').matchAll(locals)) {
      const key = `${file} ${local}`
      if (!names.has(key)) names.set(key, code(names.size))
    }
  return (local, file) => {
    const short = names.get(`${file} ${local}`)
    if (!short) throw new Error(`${file} has no class or animation ${local}`)
    return readable ? `${(file.split('/').at(-1) ?? '').replace('.module.css', '')}-${local}-${short}` : short
  }
}

function code(index: number): string {
  const first = FIRST[Math.floor(index / REST.length)]
  if (!first) throw new Error('more classes than names of two characters')
  return first + REST[index % REST.length]
}

/** The names of this checkout's modules, for Vite, which adds its query to a file's path. */
export function scopedName(readable: boolean): (local: string, file: string) => string {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => [`src/${file}`, readFileSync(`src/${file}`, 'utf8')] as const)
  const name = scopedNames(new Map(files), readable)
  return (local, file) => name(local, relative('', file.replace(/\?.*$/, '')))
}
