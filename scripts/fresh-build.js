/** Whether dist/ belongs to this checkout, and how it is made. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { sourceStamp } from './stamp.js'

/** The build in use. @returns {{ stamp: string, built: string } | undefined} */
export const buildInUse = () => (existsSync('dist/build.json') ? JSON.parse(readFileSync('dist/build.json', 'utf8')) : undefined)

export const isFresh = () => buildInUse()?.stamp === sourceStamp()

/** Builds in a process of its own; answers its exit code. @param {import('node:child_process').StdioOptions} [stdio] */
export const build = (stdio = 'inherit') => spawnSync(process.execPath, ['scripts/build.js'], { stdio }).status ?? 1
