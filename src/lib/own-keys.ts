import { forget, recall, remember } from './device-memory'

/** What a visitor has kept on the device, by the beginnings of its names; 'Forget everything' takes them all. */
export const KEPT = { plan: 'plan', ticks: 'weigh:', questions: 'ask:', quotes: 'quotes' } as const

/** A record that the device keeps, or undefined where there is none or it cannot be read. */
export function recallRecord<Kept>(key: string, storage?: 'session'): Kept | undefined {
  try {
    return (JSON.parse(recall(key, storage) ?? 'null') as Kept | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Returns whether it will be remembered. */
export const rememberRecord = (key: string, record: unknown, storage?: 'session') =>
  remember(key, JSON.stringify(record), storage)

/** The names that begin so. */
export function keptKeys(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(beginning))
      .sort()
  } catch {
    return []
  }
}

export function forgetKept(): void {
  for (const beginning of Object.values(KEPT)) for (const key of keptKeys(beginning)) forget(key)
}
