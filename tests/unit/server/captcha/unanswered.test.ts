import { describe, expect, it } from 'vitest'
import { unansweredCaptchas } from '../../../../server/captcha/unanswered'

describe('captchas that nobody tried', () => {
  it('are known until somebody tries them', () => {
    const unanswered = unansweredCaptchas({ shared: false })
    unanswered.add('a')
    expect([unanswered.has('a'), unanswered.has('b')]).toEqual([true, false])
    unanswered.delete('a')
    expect(unanswered.has('a')).toBe(false)
  })

  it('are looked up where other processes may have seen them tried', () => {
    const unanswered = unansweredCaptchas({ shared: true })
    unanswered.add('a')
    expect(unanswered.has('a')).toBe(false)
  })

  it('do not fill the memory: the oldest are looked up', () => {
    const unanswered = unansweredCaptchas({ shared: false })
    for (let count = 0; count <= 5_000; count++) unanswered.add(`key ${count}`)
    expect([unanswered.has('key 0'), unanswered.has('key 1'), unanswered.has('key 5000')]).toEqual([false, true, true])
  })
})
