import { hash } from 'node:crypto'

/** About a second of a cheap phone's processor, spent while its owner types. Each bit more doubles it. */
export const WORK_BITS = 17

/** Whether SHA-256 of `key:solution` begins with that many zero bits. The key is signed and used once, and so is its solution. */
export function workDone(key: string, solution: string): boolean {
  return Math.clz32(Number.parseInt(hash('sha256', `${key}:${solution}`).slice(0, 8), 16)) >= WORK_BITS
}
