import { describe, expect, it } from 'vitest'
import { untriedCaptchas } from '../../../../server/captcha/untried'

describe('captchas that nobody tried', () => {
  it('are known until somebody tries them', () => {
    const untried = untriedCaptchas({ shared: false })
    untried.add('a')
    expect([untried.has('a'), untried.has('b')]).toEqual([true, false])
    untried.delete('a')
    expect(untried.has('a')).toBe(false)
  })

  it('are looked up where other processes may have seen them tried', () => {
    const untried = untriedCaptchas({ shared: true })
    untried.add('a')
    expect(untried.has('a')).toBe(false)
  })

  it('do not fill the memory: the oldest are looked up', () => {
    const untried = untriedCaptchas({ shared: false })
    for (let count = 0; count <= 5_000; count++) untried.add(`key ${count}`)
    expect([untried.has('key 0'), untried.has('key 1'), untried.has('key 5000')]).toEqual([false, true, true])
  })
})
