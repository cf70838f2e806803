import type { Content } from '../content/content'
import type { Inspection } from '../content/load'
import { type Problem, problemLine, type PublishConcern } from '../content/problems'
import type { Env } from '../env'
import { isLoopback } from '../mail/transport'
import { LEAST_RETENTION_DAYS } from '../retention'

/** What stands between a checkout and a lawful live site, under one heading. */
export interface OpenPoints {
  title: string
  points: string[]
}

const CONCERNS: Record<PublishConcern, string> = {
  sample: 'Sample identity and sample content',
  registration: 'Registration number',
  night: 'Help at night',
  answers: 'The clinic’s own answers',
  consent: 'Signed consents',
  review: 'Medical reviews',
  unfinished: 'Unfinished texts',
  translation: 'Translations',
}

/** Lists what is still open, by subject; nothing when the site may go live. @param oldestDays age of the oldest request, where there is one */
export function openPoints({ content, problems }: Inspection, env: Env, oldestDays = 0): OpenPoints[] {
  const warnings = content?.warnings ?? []
  const concerns = (Object.keys(CONCERNS) as PublishConcern[]).map((concern) => ({
    title: CONCERNS[concern],
    points: [
      ...warnings.filter((warning) => warning.concern === concern).map(problemLine),
      ...(concern === 'review' && content ? strangeReviewers(content) : []),
      ...(concern === 'sample' && content && !content.site.sample ? leftovers(content) : []),
    ],
  }))
  return [
    { title: 'Mistakes in the content', points: problems.map((problem: Problem) => problemLine(problem)) },
    ...concerns,
    { title: 'Settings of the server', points: [...settings(env, content), ...mailSettings(env), ...retention(env, oldestDays)] },
  ].filter(({ points }) => points.length > 0)
}

/** A page says who reviewed it. Somebody the site does not name cannot be asked about it. */
function strangeReviewers({ treatments, categories, posts, doctors }: Content): string[] {
  const reviewed = [
    ...[...treatments, ...categories].map(({ path, review }) => ({ path, reviewer: review.reviewer })),
    ...posts.map(({ path, reviewer }) => ({ path, reviewer })),
  ]
  return reviewed
    .filter(({ reviewer }) => !doctors.some(({ name }) => name === reviewer))
    .map(({ path, reviewer }) => `${path} is reviewed by ${reviewer}, who is not the surgeon in content/clinic.yaml`)
}

/** Values of the sample clinic that are easily left behind when `sample: true` is taken out. */
function leftovers({ site }: Content): string[] {
  const invented = [site.email, site.agency.url, ...site.social.map(({ url }) => url)].filter((text) => /\.example\b/.test(text))
  const phones = [...site.phones, site.night, site.hospital].flatMap((phone) => phone?.number ?? [])
  const silent = [site.chat.number, ...phones].filter((number) => /\b000 ?01\d\d$/.test(number))
  return [
    ...[...new Set(invented)].map((text) => `content/clinic.yaml: ${text} is an invented address`),
    ...[...new Set(silent)].map((number) => `content/clinic.yaml: ${number} is an invented number, it cannot ring`),
  ]
}

const DAYS_A_MONTH = 365.25 / 12

function settings(env: Env, content: Content | undefined): string[] {
  const { hostname, protocol } = new URL(env.SITE_URL)
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  const promised = content && Math.round(env.RETENTION_DAYS / DAYS_A_MONTH) !== content.site.retentionMonths
  return [
    ...(local ? ['SITE_URL is not set: the public address of the site, such as https://www.clinic.example'] : []),
    ...(!local && protocol !== 'https:' ? ['SITE_URL does not begin with https:'] : []),
    ...(env.SMTP_URL ? [] : ['SMTP_URL is not set: nobody is told of a request by e-mail']),
    ...(env.CAPTCHA_TEST_CODE ? ['CAPTCHA_TEST_CODE is set: every captcha has the same code'] : []),
    ...(env.RATE_LIMIT === 'off' ? ['RATE_LIMIT is off'] : []),
    ...(promised
      ? [
          `RETENTION_DAYS is ${env.RETENTION_DAYS}, but the privacy notice says ${content.site.retentionMonths} months (content/clinic.yaml)`,
        ]
      : []),
  ]
}

function mailSettings({ SMTP_URL }: Env): string[] {
  if (!SMTP_URL) return []
  const { hostname, searchParams } = new URL(SMTP_URL)
  const weakened = ['ignoreTLS', 'requireTLS', 'secure', 'tls.rejectUnauthorized'].filter((name) => searchParams.has(name))
  return isLoopback(hostname)
    ? []
    : weakened.map((name) => `SMTP_URL has ${name}: e-mails to ${hostname} could be read on their way`)
}

function retention({ RETENTION_DAYS }: Env, oldestDays: number): string[] {
  return [
    ...(RETENTION_DAYS < LEAST_RETENTION_DAYS
      ? [
          `RETENTION_DAYS is ${RETENTION_DAYS}: rule 8(3) of the DPDP Rules, 2025 asks for a year at least (${LEAST_RETENTION_DAYS})`,
        ]
      : []),
    ...(oldestDays > RETENTION_DAYS
      ? [`the oldest request is ${oldestDays} days old, and RETENTION_DAYS is ${RETENTION_DAYS}: npm run requests -- purge`]
      : []),
  ]
}
