import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { describe, expect, it } from 'vitest'
import { reasonOf } from '../../server/db/can-write'
import { openDatabase } from '../../server/db/database'
import { sqliteFile } from '../../server/db/sqlite'
import { startServer } from './setup/clinic-server'

const ready = async ({ app }: Awaited<ReturnType<typeof startServer>>) => {
  const reply = await app.inject('/health/ready')
  return [reply.statusCode, reply.json()]
}

describe('/health/ready', () => {
  it('answers ok while enquiries can be kept', async () => {
    const server = await startServer()
    expect(await ready(server)).toEqual([200, { status: 'ok' }])
    await server.stop()
  })

  it('tells what is wrong while the database cannot be written, and is well again by itself', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clinic-'))
    const server = await startServer({ db: await openDatabase({ DATA_DIR: folder }) })
    const rival = new Libsql(sqliteFile(folder))
    rival.exec('begin immediate')
    expect(await ready(server)).toEqual([503, { status: 'failing', problem: 'the database is busy' }])
    rival.exec('rollback')
    rival.close()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    expect(await ready(server)).toEqual([200, { status: 'ok' }])
    await server.stop()
    rmSync(folder, { recursive: true })
  })

  it.each([
    ['SQLITE_FULL', 'the disk is full'],
    ['SQLITE_READONLY_DBMOVED', 'the database is read-only'],
    ['SQLITE_IOERR_WRITE', 'the disk cannot be written'],
    ['ECONNREFUSED', 'the database cannot be reached'],
    ['XX000', 'the database does not answer'],
  ])('calls %s: %s', (code, problem) => {
    expect(reasonOf(Object.assign(new Error('secret words'), { code }))).toBe(problem)
  })
})
