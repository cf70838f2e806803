/** `npm run requests`, `npm run backup`: a command of the built server; without a build, builds first. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [name] = process.argv.splice(2, 1)
const command = `dist/server/${name}.js`
if (!existsSync(command)) {
  // The command's own output may go into a file: what the build says does not belong there.
  const { status } = spawnSync(process.execPath, ['scripts/build.js'], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
await import(pathToFileURL(command).href)
