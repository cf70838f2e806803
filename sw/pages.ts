import { Strategy, type StrategyHandler } from 'workbox-strategies'
import { findPage, forgetPage, isPage, keepPage, pathOfUrl } from './documents'
import { isSparing, looksDead, noteFailure, noteSuccess } from './connection'
import { withLock } from './lock'
import { offlinePage, shellPage } from './shell'

/** How long the network may take, in ms, when there is a copy, and when there is none. */
const PATIENCE = 3_000
/** For the pages that are always there: who looks for a number to call does not wait for a bad line. */
const PATIENCE_AT_NIGHT = 600
const PATIENCE_WITHOUT_COPY = 20_000

/** Network first, so that nobody reads an old page unasked; the kept copy when the network fails, answers with an error or is slow. */
export class Pages extends Strategy {
  protected async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = pathOfUrl(request.url)
    const own = await shellPage(path).catch(() => undefined)
    const kept = (await findPage(path).catch(() => undefined)) ?? own
    const network = fromNetwork(path, request, handler)
    handler.waitUntil(network.catch(noteFailure))
    if (!kept) return inTime(network, PATIENCE_WITHOUT_COPY).catch(() => offlinePage(path))
    if (looksDead()) return kept
    return inTime(network, own ? PATIENCE_AT_NIGHT : PATIENCE).then(
      (response) => (response.status >= 500 ? kept : response),
      () => kept,
    )
  }
}

async function fromNetwork(path: string, request: Request, handler: StrategyHandler): Promise<Response> {
  const response = await handler.fetch(request)
  noteSuccess()
  const copy = response.clone()
  if (isPage(response)) handler.waitUntil(quietly(() => keepVisited(path, copy)))
  else if (response.type === 'opaqueredirect' || response.status === 404 || response.status === 410)
    handler.waitUntil(quietly(() => forgetIfGone(path)))
  return response
}

const keepVisited = async (path: string, response: Response) => {
  const [body, sparing] = await Promise.all([response.arrayBuffer(), isSparing()])
  await withLock(() => keepPage({ path, response, body, by: 'visit', sparing }))
}

/** A page that the clinic has taken off the site leaves the device as well. A mere redirect is no proof of that. */
export async function forgetIfGone(path: string): Promise<void> {
  if (!(await findPage(path))) return
  const { status } = await fetch(path, { cache: 'no-cache' })
  if (status === 404 || status === 410) await forgetPage(path)
}

async function inTime(response: Promise<Response>, patience: number): Promise<Response> {
  let timer = 0
  const late = new Promise<never>((_, reject) => {
    timer = self.setTimeout(() => {
      noteFailure()
      reject(new Error('the network is too slow'))
    }, patience)
  })
  try {
    return await Promise.race([response, late])
  } finally {
    clearTimeout(timer)
  }
}

/** What is done for later must not fail what is done now: a full or refused storage is not the visitor's trouble. */
export async function quietly(job: () => Promise<unknown>): Promise<void> {
  try {
    await job()
  } catch {
    return
  }
}
