import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { logLines } from '../../../../server/http/log-lines'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('the log', () => {
  it('is written soon, in order, several lines at once', () => {
    const written: string[] = []
    const log = logLines((bytes) => written.push(bytes.toString()) && bytes.length)
    log.write('one\n')
    log.write('zwei é\n')
    vi.advanceTimersByTime(100)
    expect(written).toEqual(['one\nzwei é\n'])
    for (let line = 0; line < 1000; line++) log.write(`${'x'.repeat(100)}\n`)
    vi.advanceTimersByTime(100)
    expect(written.join('').length).toBe(11 + 101_000)
  })

  it('whose disk is full does no harm, and goes on when there is room again', () => {
    let full = true
    let text = ''
    const log = logLines((bytes) => {
      if (full) throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
      const part = bytes.subarray(0, 3)
      text += part.toString()
      return part.length
    })
    for (let line = 0; line < 10_000; line++) log.write('a line\n')
    vi.advanceTimersByTime(5_000)
    full = false
    vi.advanceTimersByTime(2_000)
    expect(text).toMatch(/^(a line\n){1000,}$/)
    log.write('the last\n')
    vi.advanceTimersByTime(2_000)
    expect(text.endsWith('the last\n')).toBe(true)
  })

  it('whose disk is full keeps no server from ending', () => {
    const log = logLines(() => {
      throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
    })
    log.write('a line\n')
    const atTheEnd = process.listeners('exit').at(-1)
    expect(() => atTheEnd?.(0)).not.toThrow()
  })
})
