import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a build keeps it, in the folder of the client. */
export const SCRIPT_MAP = '.vite/scripts.json'

/** By script file: the files that it imports at once, and the sources in it. @typedef {Record<string, { imports: string[], modules: string[] }>} ScriptMap */

/** @param {string} client @returns {ScriptMap} */
export const scriptMapOf = (client) => JSON.parse(readFileSync(join(client, SCRIPT_MAP), 'utf8'))

/** The script file that a source lies in. @param {ScriptMap} map @param {string} source */
export function fileWith(map, source) {
  const file = Object.keys(map).find((name) => map[name]?.modules.includes(source))
  if (!file) throw new Error(`${source} is in no script file of the build`)
  return file
}

/** A script file and what it imports at once. @param {ScriptMap} map @param {string} file @param {Set<string>} [found] */
export function withImports(map, file, found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  for (const imported of map[file]?.imports ?? []) withImports(map, imported, found)
  return found
}
