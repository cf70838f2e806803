import { describe, expect, it } from 'vitest'
import { load } from './setup/small-clinic'

/** The rendered page after its text was replaced. */
function render(markdown: string) {
  const { content, lines } = load({ 'content/pages/home.md': (text) => text.replace(/---\n## [\s\S]*/, `---\n${markdown}\n`) })
  expect(lines).toEqual([])
  return content?.pages.get('home')
}

describe('Markdown', () => {
  it('becomes an introduction and sections with ids of their own', () => {
    const page = render('Before.\n\n## What it is & does\n\nText.\n\n### Twice\n\na\n\n### Twice\n\nb\n\n## FAQ\n\nText.')
    expect(page?.intro).toEqual({ id: 'intro', html: '<p>Before.</p>' })
    expect(page?.sections.map(({ id, heading }) => [id, heading])).toEqual([
      ['what-it-is-and-does', 'What it is & does'],
      ['faq-2', 'FAQ'],
    ])
    expect(page?.sections[0]?.html).toContain('<h3 id="twice">Twice</h3>')
    expect(page?.sections[0]?.html).toContain('<h3 id="twice-2">Twice</h3>')
  })

  it('puts placeholders in', () => {
    expect(
      render('## Who\n\nWrite to {{clinic.email}}, [about us](/dr-{{surgeon.slug}}-plastic-surgeon).')?.sections[0]?.html,
    ).toBe('<p>Write to care@clinic.example, <a href="/dr-a-test-plastic-surgeon">about us</a>.</p>')
  })

  it('marks callouts', () => {
    expect(render('## A\n\n::: call\nRing **now**.\n:::')?.sections[0]?.html).toBe(
      '<div class="callout callout-call" role="note" aria-label="Call the clinic at once">\n<p>Ring <strong>now</strong>.</p>\n' +
        '<p class="help-calls"><a class="button danger" href="tel:+911240000101">One +91\u00a0124\u00a0000\u00a00101</a>' +
        '<a class="button danger" href="tel:112">Emergency 112</a></p>' +
        '<p>If we do not answer within 10 minutes, go to the emergency department of the nearest hospital.</p></div>',
    )
  })

  it('wraps tables so that they scroll by themselves, with a name for each', () => {
    const html = render('## Times\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n| c | d |\n|---|---|\n| 3 | 4 |')?.sections[0]?.html
    expect(html).toContain('<div class="table-scroll" role="group" tabindex="0" aria-label="Table: Times"><table>')
    expect(html).toContain('aria-label="Table 2: Times"')
    expect(html).toContain('<th scope="col">a</th>')
  })

  it('names its column in each cell of a table of many columns, save the first', () => {
    const row = '| 1 | 2 | 3 | 4 |\n'
    const html = render(`## Times\n\n| a | b | c | *d* |\n|---|---|---|---|\n${row}${row}`)?.sections[0]?.html
    expect(html?.match(/<td[^>]*>/g)).toEqual(
      Array.from({ length: 2 }, () => ['<td>', '<td data-column="b">', '<td data-column="c">', '<td data-column="d">']).flat(),
    )
  })

  it('gives outside links no opener', () => {
    expect(render('## A\n\n[x](https://a.example)')?.sections[0]?.html).toBe(
      '<p><a href="https://a.example" rel="noopener">x</a></p>',
    )
  })
})
