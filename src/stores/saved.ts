import { proxy } from 'valtio'
import { isReachable } from '../lib/reachable'
import {
  askToPersist,
  dropFiles,
  fetchManifest,
  hasRoomFor,
  missingOf,
  OWN_LIST,
  readMark,
  sumOf,
  type Wanted,
  wantedOf,
  writeMark,
} from '../lib/saved-site'
import { savesData } from '../lib/saves-data'
import { ask } from '../lib/sw-bridge'

type State = 'unknown' | 'unsupported' | 'none' | 'saving' | 'checking' | 'paused' | 'saved' | 'full' | 'failed'

/** 'Save for offline'. Sizes are bytes: `transfer` over the network, `size` on the device. */
export const saved = proxy({ state: 'unknown' as State, done: 0, transfer: 0, size: 0 })

const AT_ONCE = 4
const LOCK = 'save-site'
/** Between two looks for a lost connection, in ms. */
const PAUSE = 12_000
/** How long after the start, in ms, a saved site is brought up to date. */
const QUIET = 8_000
/** A deploy may happen while saving: the list is read again, but not for ever. */
const TRIES = 3

/** Reads what is saved; goes on with what was interrupted, and fetches quietly what a deploy has changed. */
export async function startSaved(): Promise<void> {
  if (!('serviceWorker' in navigator) || !('caches' in window)) {
    saved.state = 'unsupported'
    return
  }
  const mark = await readMark()
  const elsewhere = mark?.whole === false && (await isUnderWay())
  saved.state = mark ? (mark.whole ? 'saved' : elsewhere ? 'saving' : 'paused') : 'none'
  saved.size = mark?.size ?? 0
  if (elsewhere) void inOneTab(bringUpToDate)
  else if (mark && !savesData()) setTimeout(() => void inOneTab(bringUpToDate), QUIET)
}

/** Looks up what saving would cost, without fetching it. */
export async function measureSite(): Promise<void> {
  if (saved.transfer > 0) return
  try {
    const wanted = wantedOf(await fetchManifest(OWN_LIST))
    saved.transfer = sumOf(wanted, 'transfer')
    saved.size ||= sumOf(wanted, 'size')
  } catch {
    saved.transfer = 0
  }
}

/** The visitor asks for the whole site. */
export async function saveSite(): Promise<void> {
  void askToPersist()
  saved.state = 'saving'
  try {
    // What is there of an interrupted saving is marked already.
    if (!(await readMark())) await writeMark({ version: '', whole: false, size: 0, list: OWN_LIST })
  } catch {
    saved.state = 'failed'
    return
  }
  // Registration refused, or the worker retired: nobody would fetch anything.
  if ((await ask({ type: 'build' })) === undefined) {
    await dropFiles().catch(() => undefined)
    saved.state = 'unsupported'
    return
  }
  await inOneTab(bringUpToDate)
}

/** Stops the saving, too. The mark goes first: whoever still saves stops there. */
export async function removeSite(): Promise<void> {
  await drop()
  showNone()
}

async function drop(): Promise<void> {
  await dropFiles().catch(() => undefined)
  await ask({ type: 'remove-site' })
}

const showNone = () => void Object.assign(saved, { state: 'none', done: 0 })

/** Does what the mark asks for: nothing, the rest of the saving, or what a deploy has changed. */
async function bringUpToDate(): Promise<void> {
  const mark = await readMark()
  if (!mark) return showNone()
  if (!mark.whole) return save(true)
  Object.assign(saved, { state: 'saved', size: mark.size })
  const manifest = await fetchManifest(mark.list).catch(() => undefined)
  if (manifest && manifest.version !== mark.version) await save(false)
}

/** @param shown whether the visitor watches; a quiet refresh leaves 'saved' standing, for what is there still opens */
async function save(shown: boolean): Promise<void> {
  const show = (state: State) => {
    if (shown) saved.state = state
  }
  show('saving')
  let outcome: Outcome = 'changed'
  for (let tries = 0; tries < TRIES && outcome === 'changed'; tries++) outcome = await fetchSite(show)
  if (!(await readMark())) showNone()
  else if (outcome === 'saved') saved.state = 'saved'
  else if (outcome === 'failed') pause(shown)
  else if (shown) {
    // A half that never becomes whole would only take the room that is wanting.
    if (outcome === 'full') await drop()
    saved.state = outcome === 'full' ? 'full' : 'failed'
  }
}

type Outcome = 'saved' | 'changed' | 'failed' | 'full' | 'stopped'

/** What the list names, fetched and then checked. The mark says 'whole' not before: until then that of an older version stands. */
async function fetchSite(show: (state: State) => void): Promise<Outcome> {
  const list = (await readMark())?.list
  if (list === undefined) return 'stopped'
  const manifest = await fetchManifest(list).catch(() => undefined)
  if (!manifest) return 'failed'
  const wanted = wantedOf(manifest)
  const size = sumOf(wanted, 'size')
  Object.assign(saved, { done: 0, transfer: sumOf(wanted, 'transfer'), size })
  if (!(await hasRoomFor(sumOf(await missingOf(wanted), 'size')))) return 'full'
  let outcome = await fetchAll(wanted)
  if (outcome === 'saved') {
    show('checking')
    outcome = await fetchAll(wanted)
  }
  if (outcome === 'saved' && (await readMark())) await writeMark({ version: manifest.version, whole: true, size, list })
  return outcome
}

/** The worker fetches what is missing and checks what is there, a few files at a time. */
async function fetchAll(wanted: readonly Wanted[]): Promise<Outcome> {
  saved.done = 0
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    if (!(await readMark())) return 'stopped'
    const batch = wanted.slice(from, from + AT_ONCE)
    const outcomes = await ask({ type: 'save', items: batch.map(({ kind, url, hash }) => ({ kind, url, hash })) })
    const bad = outcomes ? Object.values(outcomes).find((outcome) => outcome !== 'saved') : 'failed'
    if (bad) return bad
    saved.done += sumOf(batch, 'transfer')
  }
  return 'saved'
}

/** Waits for the connection and goes on; what is there is not fetched again. A quiet refresh just waits for the next start. */
function pause(shown: boolean): void {
  if (!shown) return
  saved.state = 'paused'
  const goOn = async () => {
    if (saved.state !== 'paused' || !(await isReachable())) return
    clearInterval(timer)
    removeEventListener('online', goOn)
    await inOneTab(bringUpToDate)
  }
  const timer = setInterval(goOn, PAUSE)
  addEventListener('online', goOn)
}

/**
 * One tab at a time: the others wait, then see by the mark what is left to do. Where the browser has no locks, each for itself:
 * the worker keeps nothing twice.
 */
async function inOneTab(job: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return job()
  await navigator.locks.request(LOCK, job)
}

/** Whether a tab is at it. */
async function isUnderWay(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name }) => name === LOCK)
}
