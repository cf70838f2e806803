/** `npm start`: builds when dist/ does not belong to this checkout, then serves. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sourceStamp } from './stamp.js'

const built = existsSync('dist/build.json') ? JSON.parse(readFileSync('dist/build.json', 'utf8')) : undefined
if (built?.stamp !== sourceStamp()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: 'inherit' })
  // Visitors have more from yesterday's site than from none.
  if (status !== 0 && built)
    process.stderr.write(
      `\nTHE BUILD FAILED, see above. Served is the site built on ${built.built}, without what was changed since.\n\n`,
    )
  else if (status !== 0) process.exit(status ?? 1)
}
await import(pathToFileURL('dist/server/main.js').href)
