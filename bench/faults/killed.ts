import { openDatabase } from '../../server/db/database'
import { folder, remove, startClinic } from '../clinic-process'
import { booking, save, visit, type Visit } from '../visitor'
import { startMailbox } from './mailbox'
import { check, pause } from './verdict'

const ROUNDS = 8
const VISITORS = 3
/** When no e-mail has left for so long, in ms, none will. */
const PATIENCE = 20_000

interface Sent {
  visit: Visit
  body: string
  reference?: string | undefined
}

/** kill -9 again and again while visitors save: what was acknowledged is there once, what was not can be sent again. */
export async function killed(): Promise<void> {
  const dataDir = folder()
  const mailbox = await startMailbox()
  const settings = { SMTP_URL: mailbox.url, MAIL_FROM: 'site@clinic.example', MAIL_TO: 'desk@clinic.example' }
  const sent: Sent[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const clinic = await startClinic({ dataDir, settings })
    const killing = new AbortController()
    const visitors = Array.from({ length: VISITORS }, async () => {
      while (!killing.signal.aborted) {
        try {
          const mine = await visit(clinic.url)
          const one: Sent = { visit: mine, body: booking(mine.key, `round ${round}, ${sent.length}`) }
          sent.push(one)
          one.reference = (await save(clinic.url, mine, one.body)).reference
        } catch {
          // The server was killed before it answered.
        }
      }
    })
    await pause(250 + Math.random() * 250)
    killing.abort()
    await clinic.kill('SIGKILL')
    await Promise.all(visitors)
  }
  const acknowledged = sent.filter(({ reference }) => reference)
  const open = sent.filter(({ reference }) => !reference)

  const clinic = await startClinic({ dataDir, settings })
  const again = await Promise.all(open.map(({ visit: mine, body }) => save(clinic.url, mine, body)))
  check(
    'what was not answered can be sent again',
    again.every(({ status }) => status === 200),
    `${open.length} of ${sent.length}`,
  )
  const repeated = await Promise.all(acknowledged.slice(0, 50).map(({ visit: mine, body }) => save(clinic.url, mine, body)))
  const same = repeated.every(({ reference }, index) => reference === acknowledged[index]?.reference)
  check('what was answered is answered the same again', same)

  const db = await openDatabase({ DATA_DIR: dataDir })
  const wanted = new Set([...acknowledged.map(({ reference }) => reference), ...again.map(({ reference }) => reference)])
  // A letter that was under way when its server was killed waits for the end of its lease: as if that time had passed.
  await db.kysely.updateTable('outbox').set({ leased_until: null }).where('state', '=', 'pending').execute()
  for (let left = 0, last = Date.now(); left < wanted.size * 2 && Date.now() - last < PATIENCE; await pause(200)) {
    if (mailbox.ids.size > left) last = Date.now()
    left = mailbox.ids.size
  }
  await pause(1_000)
  const rows = await db.kysely.selectFrom('enquiries').select(['reference', 'message']).execute()
  const letters = await db.kysely.selectFrom('outbox').select('state').execute()
  await clinic.kill('SIGTERM')
  await db.close()
  await mailbox.stop()
  const found = new Set(rows.map(({ reference }) => reference))
  check(
    'kill -9: each acknowledged request is there',
    [...wanted].every((reference) => found.has(reference ?? '')),
    `${wanted.size}, ${ROUNDS} kills`,
  )
  const twice = rows.length - new Set(rows.map(({ message }) => message)).size
  check(
    'kill -9: none is there twice',
    rows.length === sent.length && twice === 0,
    `${rows.length} rows of ${sent.length} requests`,
  )
  const all = letters.length === rows.length * 2 && letters.every(({ state }) => state === 'sent')
  check(
    'its e-mails went out, one of each Message-ID',
    all && mailbox.ids.size === letters.length,
    `${mailbox.ids.size}, ${mailbox.received() - mailbox.ids.size} delivered again`,
  )
  remove(dataDir)
}
