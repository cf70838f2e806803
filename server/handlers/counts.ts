import type { FastifyInstance } from 'fastify'
import { dayAtClinic } from '../../src/shared/clinic-day'
import { counted, COUNTS_PATH } from '../../src/shared/contract/counts'
import { splitPath } from '../../src/shared/languages'
import type { AppContext } from '../app-context'
import type { Content } from '../content/content'
import { addCounts } from '../db/counts'
import type { CountsTable } from '../db/schema'
import { comesFromUs } from '../http/origins'
import { memoryLimits } from '../limits/memory'
import { countLimits } from '../limits/rules'

/** A word and the longest path there can be. */
const BODY_LIMIT = 512
/** How long, in ms, counts wait for others: what readers cost the database does not grow with them. */
const GATHERED = 10_000
/** Not pages that anybody comes to read. */
const UNREAD = new Set(['not-found', 'offline'])

type Deps = Pick<AppContext, 'clock' | 'db' | 'origins'> & { content: Content; limited: boolean }

/**
 * Adds to daily totals what a browser tells: a page was read, or call or chat was tapped there. No cookie is read, and nothing of the request
 * but its address's allowance of a minute is kept. Whoever sends it is not told whether it counted.
 */
export function countsRoute(app: FastifyInstance, { clock, db, origins, content, limited }: Deps): void {
  const known = new Set(
    [content, ...content.translations.values()]
      .flatMap(({ routes }) => routes)
      .filter(({ route }) => !UNREAD.has(route.kind))
      .map(({ path }) => path),
  )
  const limits = memoryLimits()
  let sums = new Map<string, CountsTable>()
  let writing: Promise<void> | undefined

  app.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_, body, done) => done(null, body))
  app.post(COUNTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
    reply.code(204).header('cache-control', 'no-store')
    const [word, path = ''] = String(request.body).split(' ')
    const what = counted.find((one) => one === word)
    const { dnt, 'sec-gpc': gpc } = request.headers
    if (!content.counts || !what || !known.has(path) || dnt === '1' || gpc === '1') return
    if (!comesFromUs(request, origins)) return
    if (limited && (await limits.take(countLimits({ address: request.ip }), clock())) > 0) return
    add(what, path)
  })

  const timer = setInterval(() => {
    writing ??= write().finally(() => (writing = undefined))
  }, GATHERED).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await writing
    await write()
  })

  function add(what: CountsTable['what'], address: string): void {
    const { lang, path: page } = splitPath(address)
    const day = dayAtClinic(new Date(clock()))
    const key = `${day} ${what} ${address}`
    sums.set(key, { day, page, lang, what, count: (sums.get(key)?.count ?? 0) + 1 })
  }

  /** What cannot be written waits for the next time: there are no more sums than pages, however many were read. */
  async function write(): Promise<void> {
    await limits.sweep(clock())
    const gathered = sums
    if (gathered.size === 0) return
    sums = new Map()
    try {
      await addCounts(db.kysely, [...gathered.values()])
    } catch (error) {
      for (const [key, row] of gathered) sums.set(key, { ...row, count: row.count + (sums.get(key)?.count ?? 0) })
      app.log.error({ err: error }, 'counts of pages wait to be written')
    }
  }
}
