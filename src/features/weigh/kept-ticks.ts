import { forget } from '../../lib/device-memory'
import { KEPT, recallRecord, rememberRecord } from '../../lib/own-keys'

/** What a visitor ticked on the page of a treatment, as it is kept on the device. */
interface Kept {
  title: string
  /** The statements in words, so that they mean the same when the page has changed. */
  ticked: string[]
}

const keyOf = (path: string) => KEPT.ticks + path

/** Shows the ticks that this device keeps for the page, and keeps those that change. Nothing is kept before the first tick. */
export function keepTicks(): () => void {
  const path = location.pathname
  const kept = new Set(recallRecord<Kept>(keyOf(path))?.ticked)
  for (const { box, statement } of boxes()) if (kept.has(statement)) box.checked = true
  // Ticked before the scripts were there.
  if (boxes().some(({ box, statement }) => box.checked && !kept.has(statement))) keep(path)
  const changed = ({ target }: Event) => {
    if ((target as Element).closest('[data-weigh]')) keep(path)
  }
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

function keep(path: string): void {
  const ticked = boxes().flatMap(({ box, statement }) => (box.checked ? [statement] : []))
  const kept: Kept = { title: document.querySelector('h1')?.textContent ?? '', ticked }
  if (ticked.length > 0) rememberRecord(keyOf(path), kept)
  else forget(keyOf(path))
}

const boxes = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-weigh] input')].map((box) => ({
    box,
    statement: box.parentElement?.textContent ?? '',
  }))
