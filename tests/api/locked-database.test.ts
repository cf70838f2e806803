import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/db/database'
import { sqliteFile } from '../../server/db/sqlite'
import { loadSite } from '../../server/static/site-files'
import { booking, type ClinicServer, CODE, countEnquiries, startServer } from './setup/clinic-server'

let folder: string
let server: ClinicServer
let url: string
let rival: InstanceType<typeof Libsql>
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'clinic-'))
  mkdirSync(join(folder, 'client'))
  writeFileSync(join(folder, 'client/index.html'), '<!doctype html><title>Home</title>')
  server = await startServer({ db: await openDatabase({ DATA_DIR: folder }), site: loadSite(folder, { https: false }) })
  url = await server.app.listen({ port: 0, host: '127.0.0.1' })
  rival = new Libsql(sqliteFile(folder))
})
afterEach(async () => {
  if (rival.inTransaction) rival.exec('rollback')
  rival.close()
  await server.stop()
  rmSync(folder, { recursive: true })
})

/** A save under way: what it was answered, as soon as it is. */
function save(name: string, { key, headers }: Awaited<ReturnType<ClinicServer['visit']>>) {
  const state = { status: undefined as number | undefined, answered: Promise.resolve(0) }
  const reply = server.post('/api/save-appointment', { ...booking, name, key, captcha: CODE }, headers)
  state.answered = reply.then(({ statusCode }) => (state.status = statusCode))
  return state
}

/** As a browser does it, so that everything else of the server gets its turn meanwhile. */
async function readPages(): Promise<void> {
  for (let count = 0; count < 10; count++)
    for (const path of ['/', '/api/site', '/captcha/api', '/health/live'])
      expect((await fetch(url + path)).status, path).toBe(200)
}

describe('while another process holds the write lock of the database', () => {
  it('pages and captchas come at once, and a save waits until the lock is free', async () => {
    const visit = await server.visit()
    rival.exec('begin immediate')
    const waiting = save('Asha', visit)
    await readPages()
    expect(waiting.status).toBeUndefined()
    rival.exec('rollback')
    expect(await waiting.answered).toBe(200)
    expect(await countEnquiries(server)).toBe(1)
  })

  it('/health/ready says that the database is slow, and pages go on', async () => {
    rival.exec('begin immediate')
    const asked = server.app.inject('/health/ready')
    let answered = false
    void asked.then(() => (answered = true))
    await readPages()
    expect(answered).toBe(false)
    const reply = await asked
    expect([reply.statusCode, reply.json()]).toEqual([
      503,
      { status: 'failing', problem: 'the database does not answer in time' },
    ])
    rival.exec('rollback')
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200)
  })

  it('saves that waited for long are answered 503 together, and succeed when they are sent again', async () => {
    const visits: [string, Awaited<ReturnType<typeof server.visit>>][] = []
    for (const name of ['Asha', 'Bela', 'Chitra']) visits.push([name, await server.visit()])
    const send = () => Promise.all(visits.map(([name, visit]) => save(name, visit).answered))
    rival.exec('begin immediate')
    expect(await send()).toEqual([503, 503, 503])
    rival.exec('rollback')
    expect(await send()).toEqual([200, 200, 200])
    expect(await countEnquiries(server)).toBe(3)
  })

  it('what gave up waiting keeps nothing that comes after it from being kept', async () => {
    const [guess, first, second] = [await server.visit(), await server.visit(), await server.visit()]
    rival.exec('begin immediate')
    const wrong = server.post('/api/validate-captcha', { key: guess.key, captcha: 'WRONG' }, guess.headers)
    const asked = server.app.inject('/health/ready')
    const waiting = save('Asha', first)
    expect((await wrong).statusCode).toBe(503)
    expect((await asked).statusCode).toBe(503)
    expect(await waiting.answered).toBe(503)
    rival.exec("insert into audit values ('1', 'list', 0, 'rival', 0, '')")
    rival.exec('commit')
    expect(await save('Asha', first).answered).toBe(200)
    expect(await save('Bela', second).answered).toBe(200)
    server.wait(2_000)
    expect((await server.app.inject('/health/ready')).statusCode).toBe(200)
  })
})
