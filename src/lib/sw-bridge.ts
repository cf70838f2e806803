import { messageSW, Workbox } from 'workbox-window'
import { isPicturePath } from '../shared/picture-path'
import type { WorkerMessage, WorkerReplies } from '../shared/worker-messages'
import { savesData } from './saves-data'
import { workerAddress } from './worker-address'

/** The page's one way to the service worker. Without a worker every question goes unanswered, and the site is a website. */
interface Listeners {
  /** A new worker waits; `build` is what it brings. */
  onWaiting: (build: string) => void
  /** Another worker has taken over this page. */
  onTakenOver: (build: string) => void
}

/** The longest a page waits for the worker's answer, in ms; saving is allowed more. */
const PATIENCE = 10_000
const PATIENCE_TO_SAVE = 180_000
/** How often, in ms, an open page asks for a new version. */
const CHECK_EVERY = 3_600_000

let workbox: Workbox | undefined

/** The list of files of the build that this document belongs to. */
export const documentBuild = (): string => document.querySelector<HTMLElement>('[data-build]')?.dataset.build ?? ''

/** Registers the worker. Storage refused, private windows, old browsers: nothing happens and nothing is logged. */
export async function startWorker(listeners: Listeners): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !('caches' in window)) return
  navigator.serviceWorker.addEventListener(
    'message',
    (event) => event.data?.type === 'alive?' && event.ports[0]?.postMessage(true),
  )
  try {
    await noteSparing()
    workbox = new Workbox(workerAddress())
    workbox.addEventListener('waiting', () => void tell('waiting', listeners.onWaiting))
    workbox.addEventListener('controlling', ({ isUpdate, isExternal }) => {
      if (isUpdate || isExternal) void tell('active', listeners.onTakenOver)
    })
    await workbox.register({ immediate: true })
    keepChecking(workbox)
    await tellOpened(location.pathname)
  } catch {
    workbox = undefined
  }
}

/** The worker's side of savesData(): its own view of the connection is not available everywhere. */
async function noteSparing(): Promise<void> {
  if (savesData()) await caches.open('sparing')
  else await caches.delete('sparing')
}

async function tell(which: 'waiting' | 'active', listener: (build: string) => void): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration()
  const worker = registration?.[which]
  const build = worker && (await question(worker, { type: 'build' }, PATIENCE))
  if (build) listener(build)
}

function keepChecking(worker: Workbox): void {
  let checked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || savesData() || Date.now() - checked < CHECK_EVERY) return
    checked = Date.now()
    worker.update().catch(() => undefined)
  })
}

/** Lets the waiting worker take over; `onTakenOver` follows in every tab. */
export function takeOver(): void {
  workbox?.messageSkipWaiting()
}

/** Tells the worker that a page stands before the visitor, so that it opens without a connection the next time. */
export async function tellOpened(path: string): Promise<void> {
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && (pathname.startsWith('/assets/') || isPicturePath(pathname)))
    .map(({ pathname }) => pathname)
  await ask({ type: 'page-opened', path, used: [...new Set(used)] })
}

/** Asks the active worker. Undefined when there is none or it does not answer in time. */
export async function ask<Message extends WorkerMessage>(message: Message): Promise<WorkerReplies[Message['type']] | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined)
  const worker = registration?.active ?? (registration && (await navigator.serviceWorker.ready).active)
  return worker ? question(worker, message, message.type === 'save' ? PATIENCE_TO_SAVE : PATIENCE) : undefined
}

function question<Message extends WorkerMessage>(
  worker: ServiceWorker,
  message: Message,
  patience: number,
): Promise<WorkerReplies[Message['type']] | undefined> {
  const silence = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
  return Promise.race([messageSW(worker, message), silence])
}
