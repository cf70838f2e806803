import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '../../server/db/database'
import { remove, startClinic } from '../clinic-process'
import { booking, save, visit } from '../visitor'
import { check, pause } from './verdict'

/** Bytes for a few saves more, and not for sixty. */
const LAST_ROOM = 200_000

const PAGES = ['/', '/contact', '/api/site']

/** The disk takes no more bytes for a while (a limit of the kernel on the size of files): honest answers, no false success, and back by itself. */
export async function fullDisk(): Promise<void> {
  const clinic = await startClinic()
  const limit = (bytes: number | 'unlimited') =>
    execFileSync('prlimit', ['--pid', String(clinic.child.pid), `--fsize=${bytes}:unlimited`])
  const acknowledged = new Set<string>()
  const attempt = async () => {
    const { headers, key } = await visit(clinic.url)
    const { status, reference } = await save(clinic.url, { headers }, booking(key))
    if (reference) acknowledged.add(reference)
    return status
  }
  const ready = async () => {
    await pause(1_100)
    const reply = await fetch(`${clinic.url}/health/ready`)
    return `${reply.status} ${((await reply.json()) as { problem?: string }).problem ?? 'ok'}`
  }
  /** No file can be longer than the longest one now, and a little. */
  const almostFull = () =>
    LAST_ROOM + Math.max(...readdirSync(clinic.dataDir).map((name) => statSync(join(clinic.dataDir, name)).size))
  check('a save before', (await attempt()) === 200)

  for (const [what, bytes] of [
    ['fills up', almostFull],
    ['takes nothing at all', () => 0],
  ] as const) {
    limit(bytes())
    const answers: number[] = []
    for (let tries = 0; tries < 60; tries++) answers.push(await attempt())
    const refused = answers.filter((status) => status === 503).length
    const honest = answers.every((status) => status === 200 || status === 503) && answers.at(-1) === 503
    const some = bytes === almostFull ? refused > 0 && refused < answers.length : refused === answers.length
    check(`a disk that ${what}: saves that do not fit are answered with 503`, honest && some, `${refused} of ${answers.length}`)
    const said = await ready()
    check(`a disk that ${what}: /health/ready says so`, said.startsWith('503 the disk'), said)
    const read = await Promise.all(PAGES.map(async (path) => (await fetch(clinic.url + path)).status))
    check(
      `a disk that ${what}: pages are still served`,
      read.every((status) => status === 200),
    )
    limit('unlimited')
    check('with room again saves succeed at once, without a restart', (await attempt()) === 200)
    check('with room again /health/ready is well', (await ready()) === '200 ok')
  }
  await clinic.kill('SIGTERM')
  const db = await openDatabase({ DATA_DIR: clinic.dataDir })
  const rows = await db.kysely.selectFrom('enquiries').select('reference').execute()
  await db.close()
  const exact = rows.length === acknowledged.size && rows.every(({ reference }) => acknowledged.has(reference))
  check('kept is what was acknowledged, and nothing else', exact, `${rows.length} requests`)
  remove(clinic.dataDir)
}
