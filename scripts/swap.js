/**
 * Puts a whole build in the place of the one in use, which stays beside it as dist.old. `npm run build` ends with this;
 * `npm run build:install` does it for a dist.new that was made elsewhere, `npm run build:back` returns to dist.old.
 */
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { IN_USE, LAST, NEXT } from '../build/output.js'
import { pageFile } from '../build/page-file.js'

/** Builds before this one whose files an open tab may still ask for. */
const EARLIER = 2
const NEEDED = ['build.json', 'content.bin', 'content/clinic.yaml', 'server/main.js', 'client/404.html', 'client/sw.js']

/** Throws when the new build is not whole; the one in use is untouched then. @param {string} [folder] */
export function install(folder = '.') {
  const [next, inUse, last] = [join(folder, NEXT), join(folder, IN_USE), join(folder, LAST)]
  checkWhole(next)
  if (isBuild(inUse)) {
    keepFilesOfOpenTabs(inUse, next)
    rmSync(last, { recursive: true, force: true })
    renameSync(inUse, last)
  } else rmSync(inUse, { recursive: true, force: true })
  renameSync(next, inUse)
}

/** The build in use and the one before change places. @param {string} [folder] */
export function goBack(folder = '.') {
  const last = join(folder, LAST)
  if (!existsSync(last)) throw new Error(`there is no ${LAST} to go back to`)
  checkWhole(last)
  rmSync(join(folder, NEXT), { recursive: true, force: true })
  renameSync(last, join(folder, NEXT))
  install(folder)
}

/** Whether there is anything to keep: not when the machine stopped while that folder was written. @param {string} dist */
const isBuild = (dist) => ['build.json', 'client/offline-manifest.json'].every((file) => existsSync(join(dist, file)))

/** @param {string} dist */
function checkWhole(dist) {
  const missing = NEEDED.filter((file) => !existsSync(join(dist, file)))
  if (missing.length > 0) throw new Error(`${dist} is not a whole build: ${missing.join(', ')} is missing`)
  const pages = Object.keys(read(join(dist, 'headers.json'))).map(pageFile)
  const files = [...pages, ...ownLists(dist).flatMap((list) => [list, ...read(join(dist, 'client', list)).files])]
  const gone = files.find((file) => !existsSync(join(dist, 'client', file)))
  if (gone) throw new Error(`${dist} is not a whole build: ${join('client', gone)} is missing`)
}

/**
 * Copies the scripts, styles and fonts of the build in use, and of the one before it, into the next one. Nothing with content goes along: what the
 * clinic has taken off the site is gone with the next build. @param {string} from @param {string} to
 */
function keepFilesOfOpenTabs(from, to) {
  const own = String(ownLists(to))
  const builds = [ownLists(from), ...earlierBuilds(from)].filter((lists) => String(lists) !== own).slice(0, EARLIER)
  for (const list of builds.flat())
    for (const url of [list, ...read(join(from, 'client', list)).files])
      for (const file of [url, `${url}.br`, `${url}.gz`]) {
        const [source, target] = [join(from, 'client', file), join(to, 'client', file)]
        if (!existsSync(source) || existsSync(target)) continue
        mkdirSync(dirname(target), { recursive: true })
        copyFileSync(source, target)
      }
  writeFileSync(join(to, 'earlier-builds.json'), JSON.stringify(builds))
}

/** The lists of a build's files (build-list.ts), one a language. @param {string} dist @returns {string[]} */
function ownLists(dist) {
  const client = join(dist, 'client')
  const folders = readdirSync(client, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const manifests = ['', ...folders.map(({ name }) => name).sort()].map((folder) => join(client, folder, 'offline-manifest.json'))
  return manifests.filter((file, at) => at === 0 || existsSync(file)).map((file) => read(file).build)
}

/** The lists of each; builds of former versions noted one. @param {string} dist @returns {string[][]} */
function earlierBuilds(dist) {
  const file = join(dist, 'earlier-builds.json')
  if (!existsSync(file)) return []
  return read(file).map((/** @type {string | string[]} */ lists) => [lists].flat())
}

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'))

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    if (process.argv[2] === 'back') goBack()
    else install()
  } catch (error) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`)
    process.exitCode = 1
  }
}
