import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { treatmentHeadings } from '../../../../../server/content/check/treatment-sections'
import { type Inspection, inspectContent } from '../../../../../server/content/load'
import { problemLine } from '../../../../../server/content/problems'
import { routes } from '../../../../../src/shared/routes'
import { decision } from './decision'

export const TODAY = Date.parse('2026-11-21T07:00:00Z')

const words = (count: number) => 'plain '.repeat(count).trim()
const seo = `seo: { title: A title, description: ${words(14)}, keywords: [one, two] }`
const review = 'review: { author: Team, reviewer: Dr. A, last: 2026-10-05, next: 2027-10-05 }'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 240"></svg>'

export const clinic = `sample: true
name: Test Clinic
fullName: Test Clinic for Tests
slogan: A slogan
motto: A motto
city: Gurgaon
surgeon:
  name: Dr. A Test
  slug: a-test
  caption: PLASTIC SURGEON
  credentials: MBBS
  registration: { number: SAMPLE-0000, council: A Council }
  languages: [English]
  since: 2018
countryCode: '+91'
phones: [{ label: One, number: '+91 124 000 0101' }, { label: Two, number: '+91 124 000 0102' }]
emergency: '112'
chat: { number: '+91 124 000 0101', greeting: Hello }
email: care@clinic.example
address: { line: Sector 42, city: Gurgaon, region: Haryana, postalCode: '122002', country: IN }
coordinates: { latitude: 28.4, longitude: 77.1 }
hours: [{ days: [mon, tue], opens: '09:30', closes: '18:30' }]
holidays: []
social: []
agency: { name: Studio, url: 'https://studio.example' }
footer: { about: About, disclaimer: Disclaimer, since: 2018 }
switches: { testimonials: true, results: true, cases: true }
retention: { months: 13 }
writer: { name: Ms. C, qualifications: MSc }
grievanceOfficer: { name: Ms. B, email: privacy@clinic.example }
`

const section = (heading: string) =>
  `## ${heading}\n\n${heading === 'How it is done' ? '1. First\n2. Second\n\n' : ''}${`${words(9)}. `.repeat(10).trim()}\n`

export const treatment = (title: string, order: number, related: string) => `---
title: ${title}
menu: ${title}
order: ${order}
summary: ${words(12)}
lead: In short, **this**.
type: surgical
figure: face
zone: nose
${seo}
facts: { kind: a, time: b, anaesthesia: c, stay: d, deskWork: e, exercise: f, lasts: g }
timeline:
${Array.from({ length: 5 }, (_, day) => `  - { days: ${day === 4 ? '[4, 14]' : day}, title: Step, text: Text }`).join('\n')}
risks: { common: [{ name: A, text: B }], uncommon: [{ name: A, text: B }], rare: [{ name: A, text: B }] }
callAtOnce: [one, two, three]
faq:
${Array.from({ length: 6 }, (_, count) => `  - { q: Question ${count}?, a: Answer. }`).join('\n')}
questions: [a, b, c, d, e, f]
related: [${related}]
ready: { desk: 10, occasion: 42 }
${decision}
${review}
---
${treatmentHeadings.map(section).join('\n')}`

const guide = ['one', 'two', 'three'].map((slug) => `  - { if: x, then: /face/${slug}, why: y }`).join('\n')

/** A clinic with one category of three treatments: every kind of file, all of it right. */
export function smallClinic(): Record<string, string> {
  const files: Record<string, string> = {
    'content/clinic.yaml': clinic,
    'content/figures.yaml':
      '- { id: face, title: Face, alt: A face, width: 400, height: 500, zones: [{ id: nose, label: Nose, x: 1, y: 2, side: left, layer: skin, to: /face/one }] }\n',
    'content/decision-aids.yaml':
      'wrote: A\nchecked: B\npaid: C\ninterest: D\nmethod: E\nupdate: F\nfees: G\nelsewhere: [{ text: H, url: "https://h.example" }, { text: I, url: "https://i.example" }]\n',
    'content/search.yaml': '- { words: [naak, nose job], to: [/face/one] }\n',
    'content/categories/face.md': `---\ntitle: Face\nmenu: Face\norder: 1\nsummary: ${words(12)}\nlead: In short.\n${seo}\nfigure: face\nfirst: true\nguide:\n${guide}\n${review}\n---\n${words(200)}.\n\n## More\n\n${words(150)}.\n`,
    'content/treatments/face/one.md': treatment('One', 1, '/face/two, /face/three'),
    'content/treatments/face/two.md': treatment('Two', 2, '/face/one, /face/three'),
    'content/treatments/face/three.md': treatment('Three', 3, '/face/one, /face/two'),
    'content/blog/post.md': `---\ntitle: Post\nsummary: ${words(12)}\nlead: In short.\n${seo}\npublished: 2026-10-01\nupdated: 2026-10-05\nauthor: A\nreviewer: B\ntopics: [one]\nrelated: [/face/one]\nfigure: face\nzone: nose\nsources: []\n---\n## First\n\n${words(750)}.\n`,
    'content/cases/case.md': `---\ntitle: Case\nsummary: ${words(12)}\nlead: In short.\n${seo}\npublished: 2026-10-01\ntreatment: /face/one\nfigure: face\nsample: true\nconsentRef: null\nwithdrawn: false\nfacts: { age: a, concern: b, procedure: c, anaesthesia: d, stay: e, followUp: f }\nresult: pair\n---\n${['The concern', 'What we discussed', 'What was done', 'Recovery', 'What it did not change'].map(section).join('\n')}`,
    'content/jobs/job.md': `---\ntitle: Job\nsummary: ${words(12)}\n${seo}\ntype: full-time\nplace: Gurgaon\nexperience: Some\nopenSince: 2026-10-01\ncloses: 2026-12-31\n---\n## The work\n\nText.\n`,
    'content/results/results.yaml':
      '- { id: pair, treatment: /face/one, title: Pair, text: Text, interval: A year, before: { src: /drawings/a.svg, alt: Before }, after: { src: /drawings/a.svg, alt: After }, sample: true, consentRef: null, expires: 2030-01-01, withdrawn: false }\n',
    'content/testimonials/written.yaml':
      '- { id: said, name: R. M., about: /face/one, date: 2026-06-18, text: Text, sample: true, consentRef: null, expires: 2030-01-01, withdrawn: false }\n',
    'content/videos/videos.yaml':
      '- { id: film, title: Film, text: Text, kind: clinic, youtube: aqz-KE-bpKQ, poster: { src: /drawings/a.svg, alt: Poster }, seconds: 9, published: 2026-01-01, sample: true }\n- { id: told, title: Told, text: Text, kind: testimonial, youtube: aqz-KE-bpKQ, poster: { src: /drawings/a.svg, alt: Poster }, seconds: 9, published: 2026-01-01, sample: true }\n',
    'content/gallery/gallery.yaml':
      '- { id: room, title: Room, text: Text, room: Rooms, src: /drawings/a.svg, alt: A room, sample: true }\n',
    'content/achievements/achievements.yaml':
      '- { id: talk, year: 2025, kind: conference, title: Talk, place: Pune, text: Text, sample: true }\n',
    'public/drawings/a.svg': svg,
    'public/drawings/surgeon.svg': svg,
    'public/figures/face.svg': svg,
  }
  for (const slug of ['one', 'two', 'three']) files[`public/drawings/treatments/${slug}.svg`] = svg
  for (const { page } of routes)
    if (page)
      files[`content/pages/${page}.md`] =
        `---\ntitle: ${page}\nlead: In short.\n${seo}\nupdated: 2026-10-05\n---\n## About {{clinic.name}}\n\nText.\n`
  return files
}

export interface Loaded extends Inspection {
  lines: string[]
}

/** Puts files, such as those of the small clinic, into a folder. */
export function writeFiles(dir: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true })
    writeFileSync(join(dir, name), text)
  }
}

/** Loads the small clinic after a change of its files; null takes a file away. */
export function load(change: Record<string, string | null | ((text: string) => string)> = {}, clock = () => TODAY): Loaded {
  const files = smallClinic()
  const dir = mkdtempSync(join(tmpdir(), 'clinic-'))
  try {
    const changed = Object.entries({ ...files, ...change }).flatMap(([name, text]) => {
      const written = typeof text === 'function' ? text(files[name] ?? '') : text
      return written === null ? [] : [[name, written] as const]
    })
    writeFiles(dir, Object.fromEntries(changed))
    const found = inspectContent(join(dir, 'content'), { clock })
    return { ...found, lines: found.problems.map(problemLine) }
  } finally {
    rmSync(dir, { recursive: true })
  }
}
