import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { securityTxt } from '../../build/security-txt'
import { CLIENT, content } from './built-site'

const YEAR = 365 * 86_400_000

it('whoever finds a hole learns where to write, and until when that is true', () => {
  const fields = Object.fromEntries(
    readFileSync(join(CLIENT, '.well-known/security.txt'), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
  )
  expect(fields).toMatchObject({
    Contact: `mailto:${content.site.email}`,
    Canonical: expect.stringMatching(/^https?:\/\/[^/]+\/\.well-known\/security\.txt$/),
  })
  const { built } = JSON.parse(readFileSync('dist/build.json', 'utf8')) as { built: string }
  expect(Date.parse(fields['Expires'] ?? '') - Date.parse(built)).toBeLessThan(YEAR)
  expect(Date.parse(fields['Expires'] ?? '') - Date.parse(built)).toBeGreaterThan(0.9 * YEAR)
})

it('an e-mail address with odd letters addresses nobody else', () => {
  const [contact] = securityTxt('a?bcc=b@clinic.example', 'https://clinic.example', 0).split('\n')
  expect(contact).toBe('Contact: mailto:a%3Fbcc%3Db@clinic.example')
})
