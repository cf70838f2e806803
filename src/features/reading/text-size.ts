import { recall, remember } from '../../lib/device-memory'

/** Where the boot script looks before the first paint; the sizes stand in styles/base.css. */
const KEY = 'text'
const STEPS = ['0', '1', '2'] as const

/** The next of the three sizes, the first after the last; it lasts. Answers its number, from 1. */
export function nextSize(): number {
  const { dataset } = document.documentElement
  const now = STEPS.indexOf((dataset['text'] ?? recall(KEY) ?? '0') as (typeof STEPS)[number])
  const next = STEPS[(now + 1) % STEPS.length] ?? '0'
  dataset['text'] = next
  remember(KEY, next)
  return Number(next) + 1
}
