import { aidStrings } from '#words/aid'
import { forget, recall, remember } from '../../lib/device-memory'
import { KEPT, recallRecord, rememberRecord } from '../../lib/own-keys'

/** What a visitor ticked on the page of a treatment, as it is kept on the device. */
interface Kept {
  title: string
  /** The statements in words, so that they mean the same when the page has changed. */
  ticked: string[]
}

/** On the device it names what is kept; in a tab it says that the tab may show it. */
const keyOf = (path: string) => KEPT.ticks + path

/**
 * Keeps the ticks of a page that change, and nothing before the first. Those of an earlier visit are shown when somebody asks for them:
 * another person may hold the phone.
 */
export function keepTicks(): () => void {
  const path = location.pathname
  const kept = recallRecord<Kept>(keyOf(path))?.ticked ?? []
  let hidden = recall(keyOf(path), 'session') ? [] : kept
  const show = () => {
    hidden = []
    remember(keyOf(path), '1', 'session')
    for (const { box, statement } of boxes()) box.checked ||= kept.includes(statement)
  }
  const keep = () => {
    if (hidden.length === 0) remember(keyOf(path), '1', 'session')
    keepTicked(path, hidden)
  }
  const offer = hidden.length > 0 ? offered(show) : undefined
  if (!offer && kept.length > 0) show()
  // Ticked before the scripts were there.
  if (boxes().some(({ box, statement }) => box.checked && !kept.includes(statement))) keep()
  const changed = ({ target }: Event) => {
    if ((target as Element).closest('[data-weigh]')) keep()
  }
  document.addEventListener('change', changed)
  return () => {
    offer?.remove()
    document.removeEventListener('change', changed)
  }
}

/** @param hidden what is kept and not shown: it stays */
function keepTicked(path: string, hidden: readonly string[]): void {
  const shown = boxes().flatMap(({ box, statement }) => (box.checked ? [statement] : []))
  const ticked = [...new Set([...hidden, ...shown])]
  const kept: Kept = { title: document.querySelector('h1')?.textContent ?? '', ticked }
  if (ticked.length > 0) rememberRecord(keyOf(path), kept)
  else forget(keyOf(path))
}

/** A button above the statements; once it is pressed, the keyboard goes on with the first of them. */
function offered(show: () => void): HTMLElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.classList.add('button', 'secondary')
  button.textContent = aidStrings.showTicks
  button.addEventListener('click', () => {
    show()
    boxes()[0]?.box.focus()
    button.remove()
  })
  document.querySelector('[data-weigh]')?.before(button)
  return button
}

const boxes = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-weigh] input')].map((box) => ({
    box,
    statement: box.parentElement?.textContent ?? '',
  }))
