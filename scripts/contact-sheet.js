/**
 * `npm run contact-sheet`, after a build: pictures of every page at six widths, light and dark, in contact-sheet/index.html. Says where a
 * page is wider than its window, moves while it loads or complains in the console, and then ends with 1.
 * `--page /contact --width 360 --scheme dark` limits it (each may be repeated); `--scheme forced` shows forced colours.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { findChromium } from '../tests/browser.js'
import { builtPaths, startBuiltSite } from './built-site.js'
import { indexOf } from './contact-sheet/index-page.js'
import { visit } from './contact-sheet/visit.js'
import { writeSheet } from './contact-sheet/sheet.js'

const OUT = 'contact-sheet'
const IN_PARALLEL = 3
const several = /** @type {const} */ ({ type: 'string', multiple: true })
const { values } = parseArgs({ options: { page: several, width: several, scheme: several } })
const paths = values.page ?? builtPaths()
const widths = (values.width ?? ['360', '599', '768', '992', '1280', '1920']).map(Number)
const schemes = values.scheme ?? ['light', 'dark']

rmSync(OUT, { recursive: true, force: true })
const site = await startBuiltSite(4188)
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
const visits = paths.flatMap((path) => widths.map((width) => ({ path, width })))
let troubles = 0
try {
  await Promise.all(Array.from({ length: IN_PARALLEL }, work))
  writeFileSync(join(OUT, 'index.html'), indexOf(paths, widths, schemes))
} finally {
  await browser.close()
  site.stop()
}
process.stdout.write(`${OUT}/index.html: ${paths.length} pages, ${troubles} troubles\n`)
process.exitCode = troubles === 0 ? 0 : 1

/** Takes one visit after the other, until there is none left. */
async function work() {
  // One visitor for all pages: after the first the fonts are there.
  const visitor = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' })
  for (let next = visits.shift(); next; next = visits.shift()) {
    const { path, width } = next
    const { pictures, complaints } = await visit(visitor, site.url + path, width, schemes)
    for (const [scheme, picture] of pictures) {
      const folder = join(OUT, `${width}-${scheme}`)
      mkdirSync(folder, { recursive: true })
      await writeSheet(folder, path, picture)
    }
    troubles += complaints.length
    for (const complaint of complaints) process.stdout.write(`${path} at ${width} px: ${complaint}\n`)
  }
}
