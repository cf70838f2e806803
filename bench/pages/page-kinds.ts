import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageFile, pagePath } from '../../build/page-file.js'

const CLIENT = 'dist/client'

/** The page that takes most bytes of those below a folder of the built site. */
function longest(folder: string): string {
  const files = readdirSync(join(CLIENT, folder), { encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  const [path] = files.map((file) => pagePath(join(folder, file))).sort((a, b) => weight(b) - weight(a))
  if (!path) throw new Error(`${folder} has no pages`)
  return path
}

/** The longest of all treatments, whatever its category. */
function longestTreatment(): string {
  const folders = readdirSync('content/treatments')
  return folders.map(longest).reduce((a, b) => (weight(b) > weight(a) ? b : a))
}

/** A page of each kind that people land on: what it is called in the tables, and its path. */
export function pagesToMeasure(): { name: string; path: string }[] {
  const treatment = longestTreatment()
  return [
    { name: 'home', path: '/' },
    { name: 'category', path: treatment.slice(0, treatment.lastIndexOf('/')) },
    { name: 'treatment', path: treatment },
    { name: 'contact', path: '/contact' },
    { name: 'post', path: longest('blog') },
    { name: 'gallery', path: '/gallery' },
    { name: 'results', path: '/real-results' },
    { name: 'search', path: '/search' },
  ]
}

const weight = (path: string) => statSync(join(CLIENT, `${pageFile(path)}.br`)).size
