import { expect, test } from 'vitest'
import { startLate } from '../../../../src/lib/start-late'

const log: string[] = []
const start = () => {
  log.push('started')
  return () => void log.push('ended')
}

test('what adds to a page ends when the visitor leaves it', async () => {
  log.length = 0
  const code = Promise.resolve(start)
  const end = startLate(code)
  await code
  expect(log).toEqual(['started'])
  end()
  expect(log).toEqual(['started', 'ended'])
})

test('what comes after the visitor has left does not start', async () => {
  log.length = 0
  const code = Promise.resolve(start)
  startLate(code)()
  await code
  expect(log).toEqual([])
})

test('code that cannot be had takes nothing with it', async () => {
  const code = Promise.reject(new Error('offline'))
  const end = startLate(code)
  await expect(code).rejects.toThrow('offline')
  expect(end).not.toThrow()
})
