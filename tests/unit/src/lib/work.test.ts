import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { WORK_BITS, workDone } from '../../../../server/captcha/work'
import { solve } from '../../../../src/lib/work'

const KEY = 'Aa-_0'.repeat(8)

test('what the visitor’s device works out is what the server asks for', async () => {
  const solution = await solve(KEY, WORK_BITS)
  expect(workDone(KEY, solution)).toBe(true)
  expect(workDone(KEY.toLowerCase(), solution)).toBe(false)
  for (const guess of ['', '0', `${solution}0`]) expect(workDone(KEY, guess)).toBe(false)
})

test('the device finds the first text that will do, with keys of any length', async () => {
  for (const key of ['', 'a', 'key', KEY.toUpperCase()]) {
    const starts = (text: string) => createHash('sha256').update(`${key}:${text}`).digest().readUInt16BE() >>> 6
    let count = 0
    while (starts(count.toString(36)) !== 0) count++
    expect(await solve(key, 10)).toBe(count.toString(36))
  }
})
