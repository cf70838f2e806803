import { cpSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

/** A site that is built but for its pages: the server and its commands start there as they do for the clinic, in a fraction of a second. */
const site = 'test-results/programs'
const dist = `${site}/dist`

/** What to give to Node's spawn for one of the programs. */
export const program = (name: 'main' | 'requests' | 'backup') => ({ file: `dist/server/${name}.js`, cwd: resolve(site) })

/** Once a run. */
export default async function setup(): Promise<void> {
  rmSync(site, { recursive: true, force: true })
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      minify: false,
      outDir: `${dist}/server`,
      rolldownOptions: {
        input: {
          main: 'server/main.ts',
          draw: 'server/captcha/draw-worker.ts',
          requests: 'server/cli/requests.ts',
          backup: 'server/cli/backup.ts',
        },
        output: { entryFileNames: '[name].js' },
      },
    },
  })
  cpSync('content', `${dist}/content`, { recursive: true })
  symlinkSync(resolve('public'), `${dist}/client`)
  writeFileSync(`${dist}/build.json`, '{}')
}
