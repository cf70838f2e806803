/** `npm start`: builds when dist/ does not belong to this checkout, then serves. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { sourceStamp } from './stamp.js'

const built = existsSync('dist/build.json') ? JSON.parse(readFileSync('dist/build.json', 'utf8')) : undefined
if (built?.stamp !== sourceStamp()) {
  const { status } = spawnSync(process.execPath, ['build/run.js'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
await import(pathToFileURL('dist/server/main.js').href)
