import { proxy } from 'valtio'
import { isReachable } from '../lib/reachable'
import { askToPersist, fetchManifest, hasRoomFor, readMark, sumOf, type Wanted, wantedOf, writeMark } from '../lib/saved-site'
import { savesData } from '../lib/saves-data'
import { ask } from '../lib/sw-bridge'

type State = 'unknown' | 'unsupported' | 'none' | 'saving' | 'checking' | 'paused' | 'saved' | 'full' | 'failed'

/** 'Save for offline'. Sizes are bytes: `transfer` over the network, `size` on the device. */
export const saved = proxy({ state: 'unknown' as State, done: 0, transfer: 0, size: 0 })

const AT_ONCE = 4
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
  saved.state = mark ? (mark.whole ? 'saved' : 'paused') : 'none'
  saved.size = mark?.size ?? 0
  if (mark && !savesData()) setTimeout(() => void alone(() => bringUpToDate()), QUIET)
}

/** Looks up what saving would cost, without fetching it. */
export async function measureSite(): Promise<void> {
  if (saved.transfer > 0) return
  try {
    const wanted = wantedOf(await fetchManifest())
    saved.transfer = sumOf(wanted, 'transfer')
    saved.size ||= sumOf(wanted, 'size')
  } catch {
    saved.transfer = 0
  }
}

/** The visitor asks for the whole site. */
export async function saveSite(): Promise<void> {
  void askToPersist()
  await alone(() => save(true))
}

export async function removeSite(): Promise<void> {
  stopped = true
  await ask({ type: 'remove-site' })
  Object.assign(saved, { state: 'none', done: 0 })
}

let stopped = false

async function bringUpToDate(): Promise<void> {
  const mark = await readMark()
  if (!mark) return
  if (!mark.whole) return save(true)
  const manifest = await fetchManifest().catch(() => undefined)
  if (manifest && manifest.version !== mark.version) await save(false)
}

/** @param shown whether the visitor watches; a quiet refresh leaves 'saved' standing, for what is there still opens */
async function save(shown: boolean): Promise<void> {
  const show = (state: State) => {
    if (shown) saved.state = state
  }
  stopped = false
  show('saving')
  for (let tries = 0; tries < TRIES; tries++) {
    const manifest = await fetchManifest().catch(() => undefined)
    if (!manifest) return pause(shown)
    const wanted = wantedOf(manifest)
    const size = sumOf(wanted, 'size')
    Object.assign(saved, { done: 0, transfer: sumOf(wanted, 'transfer'), size })
    if (!(await hasRoomFor(size))) return show('full')
    try {
      await writeMark({ version: manifest.version, whole: false, size })
    } catch {
      return show('failed')
    }
    let outcome = await fetchAll(wanted)
    if (outcome === 'saved') {
      show('checking')
      outcome = await fetchAll(wanted)
    }
    if (outcome === 'stopped') return
    if (outcome === 'failed') return pause(shown)
    if (outcome === 'full') return show('full')
    if (outcome === 'changed') continue
    await writeMark({ version: manifest.version, whole: true, size })
    saved.state = 'saved'
    return
  }
  show('failed')
}

type Outcome = 'saved' | 'changed' | 'failed' | 'full' | 'stopped'

/** The worker fetches what is missing and checks what is there, a few files at a time. */
async function fetchAll(wanted: readonly Wanted[]): Promise<Outcome> {
  saved.done = 0
  for (let from = 0; from < wanted.length; from += AT_ONCE) {
    if (stopped) return 'stopped'
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
    await alone(() => save(true))
  }
  const timer = setInterval(goOn, PAUSE)
  addEventListener('online', goOn)
}

/** One tab at a time; where the browser has no locks, each for itself: the worker fetches nothing twice. */
async function alone(job: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return job()
  await navigator.locks.request('save-site', { ifAvailable: true }, async (lock) => {
    if (lock) await job()
  })
}
