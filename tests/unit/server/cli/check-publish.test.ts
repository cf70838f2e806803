import { describe, expect, test } from 'vitest'
import { openPoints } from '../../../../server/cli/open-points'
import type { Content } from '../../../../server/content/content'
import { inspectContent } from '../../../../server/content/load'
import { readEnv } from '../../../../server/env'

const sample = inspectContent('content')
const live = {
  SITE_URL: 'https://www.clinic.in',
  SMTP_URL: 'smtps://u:p@mail.clinic.in',
  MAIL_TO: 'a@clinic.in',
  MAIL_FROM: 'b@clinic.in',
}
const titles = (content: Partial<Content>, env: Record<string, string> = live) =>
  openPoints({ content: { ...(sample.content as Content), ...content }, problems: [] }, readEnv(env)).map(({ title }) => title)
const points = (env: Record<string, string>) =>
  openPoints({ ...sample, problems: [] }, readEnv(env), 400).flatMap((open) => open.points)

/** The sample clinic as a real one would have changed it. */
const real = (): Content => {
  const { site, ...rest } = sample.content as Content
  const own = { email: 'care@clinic.in', social: [], agency: { name: 'A', url: 'https://agency.in' } }
  const phones = site.phones.map((phone, at) => ({ ...phone, number: `+91 124 400 12${at}9` }))
  const chat = { ...site.chat, number: '+91 98100 12345' }
  const night = { label: 'Night line', number: '+91 124 400 1299' }
  const hospital = { name: 'A hospital', address: 'Gurgaon', number: '+91 124 400 1300' }
  return { ...rest, warnings: [], site: { ...site, sample: false, ...own, phones, chat, night, hospital } }
}

describe('what stands between a checkout and a live site', () => {
  test('the sample clinic may not go live: every subject is named', () => {
    const found = openPoints({ ...sample, problems: [] }, readEnv({})).map(({ title }) => title)
    expect(found).toContain('Sample identity and sample content')
    expect(found).toContain('Registration number')
    expect(found).toContain('Settings of the server')
  })

  test('a finished clinic with its settings has nothing open', () => {
    expect(titles(real())).toEqual([])
  })

  test('each point names its file and line', () => {
    expect(points({}).filter((point) => /^content\/clinic\.yaml:\d+ sample: /.test(point))).toHaveLength(1)
    expect(points({}).some((point) => point.startsWith('content/results/results.yaml:'))).toBe(true)
  })

  test('who writes the treatments’ pages is somebody, with a qualification', () => {
    const { warnings } = sample.content as Content
    const named = warnings.filter(({ field }) => field === 'writer.name').map(({ file, concern }) => [file, concern])
    expect(named).toEqual([['content/clinic.yaml', 'sample']])
  })

  test.each([
    [{}, 'SITE_URL is not set'],
    [{ SITE_URL: 'http://www.clinic.in' }, 'does not begin with https'],
    [{ SITE_URL: 'https://www.clinic.in' }, 'SMTP_URL is not set'],
    [{ ...live, RETENTION_DAYS: '90' }, 'the privacy notice says 13 months'],
    [{ ...live, RETENTION_DAYS: '364' }, 'asks for a year at least (365)'],
    [live, 'the oldest request is 400 days old'],
    [{ ...live, SMTP_URL: 'smtp://u:p@mail.clinic.in?ignoreTLS=true' }, 'could be read on their way'],
    [{ CAPTCHA_TEST_CODE: 'abc' }, 'every captcha has the same code'],
  ])('settings: %o', (env, message) => {
    expect(points(env as Record<string, string>).join('\n')).toContain(message)
  })

  test('leftovers of the sample are found when it is no longer marked as one', () => {
    const { site } = real()
    expect(titles({ ...real(), site: { ...site, email: 'care@vasant-clinic.example' } })).toEqual([
      'Sample identity and sample content',
    ])
    const invented = { label: 'Night line', number: '+91 124 000 0103' }
    for (const left of [
      { chat: { ...invented, greeting: 'Hello' } },
      { night: invented },
      { hospital: { ...invented, name: 'A', address: 'B' } },
    ])
      expect(titles({ ...real(), site: { ...site, ...left } })).toEqual(['Sample identity and sample content'])
  })

  test('a page reviewed by somebody the site does not name is open', () => {
    const doctors = real().doctors.map((doctor) => ({ ...doctor, name: 'Dr. Somebody Else' }))
    expect(titles({ ...real(), doctors })).toEqual(['Medical reviews'])
  })
})
