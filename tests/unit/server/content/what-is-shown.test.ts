import { describe, expect, it } from 'vitest'
import { searchDocuments } from '../../../../server/content/search-documents'
import { clinic, load, TODAY } from './setup/small-clinic'

const replace = (from: string, to: string) => (text: string) => text.replace(from, to)
const later = (days: number) => () => TODAY + days * 86_400_000
const paths = (content: ReturnType<typeof load>['content']) => content?.routes.map(({ path }) => path) ?? []

describe('what a person agreed to', () => {
  it('is shown until the consent ends, the last day included', () => {
    const change = { 'content/testimonials/written.yaml': replace('expires: 2030-01-01', 'expires: 2026-11-21') }
    expect(load(change).content?.testimonials).toHaveLength(1)
    expect(load(change, later(1)).content?.testimonials).toHaveLength(0)
  })

  it('is not shown once it is withdrawn, and texts that link there keep their words', () => {
    const { content, lines } = load({
      'content/cases/case.md': replace('withdrawn: false', 'withdrawn: true'),
      'content/pages/home.md': replace('Text.', 'Read [the case](/patient-case-study/case) here.'),
    })
    expect(lines).toEqual([])
    expect(content?.cases).toEqual([])
    expect(paths(content)).not.toContain('/patient-case-study/case')
    expect(content?.pages.get('home')?.sections[0]?.html).toBe('<p>Read the case here.</p>')
  })
})

describe('a switch that is off', () => {
  it('takes pages, links, records and items off the site', () => {
    const off = 'switches: { testimonials: false, results: false, cases: false }'
    const { content, lines } = load({
      'content/clinic.yaml': replace('switches: { testimonials: true, results: true, cases: true }', off),
      'content/pages/home.md': replace('Text.', '[Results](/real-results) and [contact](/contact).'),
    })
    expect(lines).toEqual([])
    expect(paths(content)).toEqual(
      expect.not.arrayContaining(['/real-results', '/patient-case-study', '/written-testimonials', '/video-testimonial']),
    )
    expect([content?.results, content?.cases, content?.testimonials]).toEqual([[], [], []])
    expect(content?.videos.map(({ id }) => id)).toEqual(['film'])
    expect(content?.records.has('/real-results')).toBe(false)
    expect(content?.pages.get('home')?.sections[0]?.html).toBe('<p>Results and <a href="/contact">contact</a>.</p>')
  })
})

describe('dates decide', () => {
  it('when a post appears', () => {
    const change = {
      'content/blog/post.md': replace('published: 2026-10-01\nupdated: 2026-10-05', 'published: 2026-11-22\nupdated: 2026-11-22'),
    }
    expect(load(change).content?.posts).toHaveLength(0)
    expect(load(change, later(1)).content?.posts).toHaveLength(1)
  })

  it('when a position closes', () => {
    expect(load({}).content?.jobs).toHaveLength(1)
    expect(load({}, later(60)).content?.jobs).toHaveLength(0)
  })

  it('that a review is overdue, which is a warning and no reason to fail', () => {
    const { content, lines } = load({}, later(365))
    expect(lines).toEqual([])
    expect(content?.warnings.filter(({ concern }) => concern === 'review').length).toBeGreaterThan(0)
  })
})

describe('what a live site must not have', () => {
  it('is told as warnings: samples, the missing number and night line, missing consents', () => {
    const { content } = load({ 'content/results/results.yaml': replace('sample: true', 'sample: false') })
    const concerns = new Set(content?.warnings.map(({ concern }) => concern))
    expect(concerns).toEqual(new Set(['sample', 'registration', 'night', 'answers', 'consent']))
  })
})

const answered = (sample: string) =>
  `${clinic}answers: [{ q: Who gives the anaesthetic?, a: 'A doctor, **always**.'${sample} }]\n`
const two = (second: string) =>
  `${clinic}answers: [{ q: Who operates?, a: She., sample: true }, { q: Where?, a: Here.${second} }]\n`
const about = (text: string) => {
  const { content } = load({ 'content/clinic.yaml': text })
  const warned = content?.warnings.filter(({ concern }) => concern === 'answers').map(({ field }) => field)
  return { warned, section: content?.pages.get('our-answers')?.sections[0] }
}

describe('the clinic’s own answers', () => {
  it('stand on their page before its text', () => {
    expect(about(answered(''))).toEqual({
      warned: [],
      section: {
        id: 'who-gives-the-anaesthetic',
        heading: 'Who gives the anaesthetic?',
        html: '<p>A doctor, <strong>always</strong>.</p>',
      },
    })
  })

  it('say that they are samples, and keep the site from going live as long as they are or are missing', () => {
    const { warned, section } = about(answered(', sample: true'))
    expect(section?.html).toContain('<p class="sample">Sample</p>')
    expect(warned).toEqual(['answers.0.sample'])
    expect(about(clinic).warned).toEqual(['answers'])
  })

  it('say it once above them, where all of several are samples', () => {
    const { content } = load({ 'content/clinic.yaml': two(', sample: true') })
    const page = content?.pages.get('our-answers')
    expect(page?.intro?.html).toContain('<span class="sample">Sample</span> The first 2 answers')
    expect(page?.sections.map(({ html }) => html).join('')).not.toContain('sample')
    expect(about(two(', sample: true')).warned).toHaveLength(2)
    expect(about(two('')).section?.html).toContain('<p class="sample">')
  })
})

describe('the search', () => {
  it('knows every listed page once, and what people call a treatment', () => {
    const { content } = load()
    const documents = content ? searchDocuments(content) : []
    expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length)
    const one = documents.find(({ path }) => path === '/face/one')
    expect(one?.words).toEqual(['naak', 'nose job'])
    expect(one?.text).not.toMatch(/[<>]|&amp;/)
    expect(documents.some(({ path }) => path === '/404')).toBe(false)
  })
})
