import { describe, expect, it } from 'vitest'
import { mailboxOf } from '../../../../server/limits/mailbox'
import { memoryLimits } from '../../../../server/limits/memory'
import { networksOf } from '../../../../server/limits/network'
import { captchaLimits } from '../../../../server/limits/rules'

const names = (address: string) => networksOf(address).map(({ name }) => name)

describe('the networks of an address', () => {
  it.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['::FFFF:cb00:7107', ['203.0.113.7']],
    ['0:0:0:0:0:ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:f2e3:3:4:5:6', ['2001:db8:1:f2e3/64', '2001:db8:1:f200/56', '2001:db8:1/48']],
    ['2001:0DB8:0001:00e3::', ['2001:db8:1:e3/64', '2001:db8:1:0/56', '2001:db8:1/48']],
    ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48']],
    ['::1', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0/48']],
  ])('%s: %j', (address, expected) => expect(names(address)).toEqual(expected))

  it.each(['', 'unknown', '203.0.113', 'x'.repeat(15_000)])('what is no address shares one network', (text) =>
    expect(names(text)).toEqual(['unknown']),
  )
})

const homes = (subnet: number) =>
  Array.from({ length: 256 * 3 }, (_, n) => `2001:db8:1:${(subnet * 256 + (n % 256)).toString(16)}::1`)

describe('a /48 of IPv6 addresses', () => {
  it('gets twenty households’ captchas a minute, although it has 65,536 of them, and one of them cannot use them up', async () => {
    const limits = memoryLimits()
    const drawn = async (addresses: string[]) => {
      let count = 0
      for (const address of addresses) if ((await limits.take(captchaLimits({ address }), 0)) === 0) count++
      return count
    }
    expect(await drawn(Array(5_000).fill('2001:db8:1::1'))).toBe(120)
    expect(await drawn(homes(1))).toBe(480)
    expect(await drawn([2, 3, 4, 5, 6].flatMap(homes))).toBe(2_400 - 600)
    expect(await drawn(['2001:db8:2::1'])).toBe(1)
  })
})

describe('the mailbox of an e-mail address', () => {
  it.each([
    ['Asha@Example.org', 'asha@example.org'],
    ['asha+clinic@example.org', 'asha@example.org'],
    ['asha+a+b@example.org', 'asha@example.org'],
    ['+asha@example.org', '+asha@example.org'],
    ['a.sha.Rao+x@GoogleMail.com', 'asharao@gmail.com'],
    ['a.sha@example.org', 'a.sha@example.org'],
  ])('%s: %s', (email, expected) => expect(mailboxOf(email)).toBe(expected))
})
