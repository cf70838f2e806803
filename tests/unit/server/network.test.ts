import { describe, expect, it } from 'vitest'
import { mailboxOf } from '../../../server/limits/mailbox'
import { networksOf } from '../../../server/limits/network'

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
