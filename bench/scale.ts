/**
 * `npm run bench:scale [-- --treatments 1000 --posts 2000 --times 3 --keep --write]`: what a site many times as large costs to build, to serve
 * and to visit. It is made of copies of the texts in content/. Fails when a goal is missed.
 */
import { spawnSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { pageFile } from '../build/page-file.js'
import { findChromium } from '../tests/browser.js'
import { remove, startClinic } from './clinic-process'
import { pressSearchKey } from './pages/controls'
import { weighVisit } from './pages/first-visit'
import { pagesToMeasure } from './pages/page-kinds'
import { startRelay } from './pages/relay'
import { circumstances, commandLine } from './report/machine'
import { Results } from './report/results'
import { conclude, table, writePart } from './report/write'
import { changeOneText, LARGE, makeLargeSite } from './scale/large-site'

const { values } = parseArgs({
  options: {
    treatments: { type: 'string', default: '1000' },
    posts: { type: 'string', default: '2000' },
    times: { type: 'string', default: '3' },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})
const times = Number(values.times)
const results = new Results()
const size = `${values.treatments} treatments, ${values.posts} posts`
const tell = (what: string) => process.stderr.write(`${what}\n`)

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
try {
  tell('what a first visit of the small site asks for')
  // The start builds it when it has changed.
  const small = await visited('.')
  const pages = pagesToMeasure()

  tell(`making a site of ${size}`)
  makeLargeSite(Number(values.treatments), Number(values.posts))
  tell('building it')
  results.add('build', size, build())
  tell(`building it again, ${changeOneText()} changed`)
  results.add('rebuild', size, build())
  tell('comparing the bytes of its pages')
  for (const { name, path } of pages) results.add('pageBytes', name, bytes(LARGE, path) / bytes('.', path))
  tell('what a first visit asks for')
  results.add('visitBytes', 'contact', (await visited(LARGE)) / small)
  for (let time = 1; time <= times; time++) {
    tell(`start and search ${time} of ${times}`)
    const clinic = await startClinic({ checkout: LARGE })
    results.add('firstAnswer', size, clinic.started / 1000)
    results.add('searchKey', size, await pressSearchKey(browser, `${clinic.url}/search`))
    results.add('startMemory', size, clinic.memory().now)
    await clinic.kill('SIGTERM')
    remove(clinic.dataDir)
  }
} finally {
  await browser.close()
}
if (!values.keep) remove(LARGE)
if (values.write) {
  const taken = circumstances(commandLine('bench:scale'))
  await writePart('scale', [taken, table(results)].join('\n\n'))
}
process.exit(conclude(results))

function bytes(checkout: string, path: string): number {
  return statSync(join(checkout, 'dist/client', `${pageFile(path)}.br`)).size
}

/** Seconds of a build of the large site. */
function build(): number {
  const from = performance.now()
  const { status } = spawnSync(process.execPath, ['scripts/build.js'], { cwd: LARGE, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error('the large site cannot be built')
  const seconds = (performance.now() - from) / 1000
  tell(`  ${Math.round(seconds)} s`)
  return seconds
}

/** Kilobytes of a first visit and of what the service worker fetches after it. */
async function visited(checkout: string): Promise<number> {
  const clinic = await startClinic({ checkout })
  const relay = await startRelay(clinic.url)
  const found = new Results()
  try {
    await weighVisit(browser, found, relay, 'page', '/contact')
    return found.medianOf('idleBytes', 'page') + found.medianOf('backgroundBytes', 'page')
  } finally {
    await relay.stop()
    await clinic.kill('SIGTERM')
    remove(clinic.dataDir)
  }
}
