import { LONGEST_PAUSE } from '../db/outbox'
import type { Random } from '../random'

const FIRST_PAUSE = 30_000

/** Milliseconds until the next attempt: twice as long each time up to an hour, and no two letters in step. */
export function pauseAfter(attempts: number, random: Random): number {
  const most = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempts - 1))
  return Math.round((most / 2) * (1 + random(4).readUInt32BE() / 2 ** 32))
}
