import { describe, expect, it } from 'vitest'
import { loadContent } from '../../../../server/content/load'
import { load } from './setup/small-clinic'

const replace = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to)
const one = 'content/treatments/face/one.md'
const post = 'content/blog/post.md'

describe('content that is right', () => {
  it('has no problems', () => {
    expect(load().lines).toEqual([])
  })
})

describe('a problem names file, line and field:', () => {
  it.each([
    ['an unknown field', one, replace('order: 1', 'order: 1\ncolour: red'), `${one}:5 colour: is not a known field`],
    [
      'an unknown field of a field',
      one,
      replace('lasts: g', 'lasts: g, extra: h'),
      `${one}:11 facts.extra: is not a known field`,
    ],
    ['a missing field', post, replace(/author: A\n/, ''), `${post}:2 author: is missing`],
    ['a missing field of a field', one, replace(', lasts: g', ''), `${one}:11 facts.lasts: is missing`],
    [
      'a text that is too long',
      one,
      replace('menu: One', `menu: ${'x'.repeat(41)}`),
      `${one}:3 menu: is longer than 40 characters (41)`,
    ],
    [
      'a handle where the stylesheet has no place for it',
      'content/results/results.yaml',
      replace('interval: A year', 'interval: A year, at: 75'),
      'content/results/results.yaml:1 0.at: is not one of 10, 20, 30, 40, 50, 60, 70, 80 and 90',
    ],
    [
      'stages without the month in which they end',
      'content/results/results.yaml',
      replace('interval: A year', 'interval: A year, stages: [{ days: 7, src: /drawings/surgeon.svg, alt: A }]'),
      'content/results/results.yaml:1 0: has stages, and not the months after which it ends',
    ],
    [
      'a focus that is none',
      'content/pages/home.md',
      replace('seo:', 'picture: { src: /drawings/surgeon.svg, alt: A, focus: middle }\nseo:'),
      'content/pages/home.md:4 picture.focus: is not one of top, bottom, left, right',
    ],
    ['a wrong choice', one, replace('type: surgical', 'type: other'), `${one}:7 type: is not one of surgical, non-surgical`],
    [
      'a date that is none',
      post,
      replace('updated: 2026-10-05', 'updated: 2026-02-30'),
      `${post}:7 updated: is not a date YYYY-MM-DD`,
    ],
    [
      'dates in the wrong order',
      post,
      replace('updated: 2026-10-05', 'updated: 2025-01-01'),
      `${post}:7 updated: 2025-01-01 lies before 2026-10-01`,
    ],
    [
      'too few steps for surgery',
      one,
      replace(/ {2}- \{ days: \[4.*\n/, ''),
      `${one}:12 timeline: has fewer than 5 steps, too few for surgery`,
    ],
    [
      'a great day that comes before the desk',
      one,
      replace('desk: 10', 'desk: 50'),
      `${one}:29 ready: has a great day before the desk`,
    ],
    [
      'too few questions',
      one,
      replace('questions: [a, b, c, d, e, f]', 'questions: [a]'),
      `${one}:27 questions: has fewer than 6 items`,
    ],
    ['YAML that cannot be read', post, replace('author: A', "author: 'A"), `${post}:`],
    ['a field twice', post, replace('author: A', 'author: A\nauthor: B'), `${post}:9 Map keys must be unique`],
    [
      'a broken link',
      post,
      replace('## First\n', '## First\n\nSee [this](/nowhere).\n'),
      `${post}:18 the link /nowhere leads to no page`,
    ],
    [
      'a link with a slash at its end',
      post,
      replace('## First\n', '## First\n\n[x](/contact/)\n'),
      `${post}:18 the link /contact/ is not written as the path of a page`,
    ],
    [
      'a link that is not secure',
      post,
      replace('## First\n', '## First\n\n[x](http://a.example)\n'),
      `${post}:18 the link http://a.example is neither`,
    ],
    [
      'a link to no place on a page',
      post,
      replace('## First\n', '## First\n\n[x](/face/one#nowhere)\n'),
      `${post}:18 the page /face/one has no place #nowhere`,
    ],
    ['raw HTML', post, replace('## First\n', '## First\n\n<b>x</b>\n'), `${post}:18 the text has raw HTML`],
    ['an open callout', post, replace('## First\n', '## First\n\n::: note\nx\n'), `${post}:18 the callout is not closed`],
    ['a heading too deep', post, replace('## First\n', '## First\n\n#### Deep\n'), `${post}:18 has a heading of level 4`],
    ['an empty section', post, replace('## First\n', '## Empty\n\n## First\n'), `${post}:16 the section 'Empty' is empty`],
    [
      'an unknown placeholder in the front matter',
      post,
      replace('author: A', "author: '{{clinic.fax}}'"),
      `${post}:8 author: {{clinic.fax}} is not a known`,
    ],
    [
      'an unknown placeholder in the body',
      post,
      replace('## First\n', '## First\n\n{{clinic.fax}}\n'),
      `${post}:18 {{clinic.fax}} is not a known placeholder`,
    ],
    [
      'raw HTML below a placeholder of several lines',
      post,
      replace('## First\n', '## First\n\n| a | b | c |\n|---|---|---|\n{{forms.fields}}\n\n<b>x</b>\n'),
      `${post}:22 the text has raw HTML`,
    ],
    ['too few words', post, replace(/(plain ){700}/, ''), 'words, not 700 to 4000'],
    ['a figure that is none', one, replace('figure: face', 'figure: foot'), `${one}:8 figure: there is no figure foot`],
    ['a zone that is none', one, replace('zone: nose', 'zone: toe'), `${one}:9 zone: the figure face has no zone toe`],
    [
      'a related path that is none',
      one,
      replace('[/face/two, /face/three]', '[/face/two, /face/ten]'),
      `${one}:28 related.1: /face/ten is not the path of a treatment`,
    ],
    [
      'a section out of order',
      one,
      replace('## The consultation', '## Options'),
      `section 3 is 'Options' instead of 'The consultation'`,
    ],
    ['a section too many', one, (text: string) => `${text}\n## Eleven\n\nText.\n`, 'has more than the nine sections'],
    ['steps without numbers', one, replace(/1\. First\n2\. Second/, 'First, second.'), "'How it is done' has no numbered steps"],
  ] as const)('%s', (_, file, change, expected) => {
    expect(load({ [file]: change }).lines.join('\n')).toContain(expected)
  })

  it('a picture that is not there', () => {
    const { lines } = load({ 'public/drawings/treatments/one.svg': null, 'public/drawings/a.svg': null })
    expect(lines).toContain(`${one}:2 title: the file public/drawings/treatments/one.svg does not exist`)
    expect(lines).toContain('content/gallery/gallery.yaml:1 0.src: the file public/drawings/a.svg does not exist')
  })

  it('a room beside a part that the page of the clinic does not have', () => {
    const { lines } = load({ 'content/gallery/gallery.yaml': replace('room: Rooms', 'room: Rooms, beside: the-garden') })
    expect(lines).toEqual(['content/gallery/gallery.yaml:1 the page /about-clinic has no place #the-garden'])
  })

  it('a missing alternative text', () => {
    expect(load({ 'content/gallery/gallery.yaml': replace('alt: A room', "alt: ''") }).lines).toEqual([
      'content/gallery/gallery.yaml:1 0.alt: is empty',
    ])
  })

  it('a missing page', () => {
    expect(load({ 'content/pages/contact.md': null }).lines).toContain('content/pages/contact.md:1 is missing')
  })

  it('a file that belongs to nothing', () => {
    expect(load({ 'content/notes.md': 'x' }).lines).toEqual(['content/notes.md:1 is not a file of the content model'])
  })

  it('a phone number of another country than the code before the patients’ own', () => {
    expect(load({ 'content/clinic.yaml': replace("countryCode: '+91'", "countryCode: '+44'") }).lines).toEqual(
      ['phones.0', 'phones.1', 'chat'].map((field) =>
        expect.stringContaining(`${field}.number: does not begin with the country code +44`),
      ),
    )
  })

  it('an id that is used twice', () => {
    expect(load({ 'content/search.yaml': '[]', 'content/gallery/gallery.yaml': (text) => text + text }).lines).toEqual([
      'content/gallery/gallery.yaml:2 1.id: room is used twice',
    ])
  })

  it('a clinic that cannot be used stops everything else', () => {
    const { content, lines } = load({ 'content/clinic.yaml': replace("emergency: '112'", 'emergency: 112') })
    expect(content).toBeUndefined()
    expect(lines).toEqual([expect.stringMatching(/^content\/clinic\.yaml:17 emergency: is not a text/)])
  })
})

describe('all problems are told at once', () => {
  it('in one error', () => {
    const { lines } = load({ [one]: replace('type: surgical', 'type: other'), [post]: replace('author: A', 'author: 7') })
    expect(lines).toEqual(expect.arrayContaining([expect.stringContaining(`${one}:7`), expect.stringContaining(`${post}:8`)]))
  })

  it('and a folder that is not there throws it', () => {
    expect(() => loadContent('/nowhere/content')).toThrow('content/clinic.yaml:1 is missing or cannot be read')
  })
})

describe('one mistake', () => {
  it('is told once, not again by everything that leads there', () => {
    const { lines } = load({ [one]: replace('type: surgical', 'type: other') })
    expect(lines).toEqual([`${one}:7 type: is not one of surgical, non-surgical`])
  })
})
