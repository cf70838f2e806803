/** `npm run requests`, `npm run backup`: a command of the built server; without a build, builds first. */
import { existsSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build } from './fresh-build.js'

const [name] = process.argv.splice(2, 1)
const command = `dist/server/${name}.js`
// The command's own output may go into a file: what the build says does not belong there. An older build serves as well.
const status = existsSync(command) ? 0 : build(['ignore', 2, 2])
if (status !== 0) process.exit(status)
await import(pathToFileURL(command).href)
