/** Ids that the page's own frame and sections use; headings give way to them. */
export const reservedIds = [
  'root',
  'main',
  'top',
  'lead',
  'intro',
  'menu',
  'header',
  'footer',
  'strip',
  'search',
  'map',
  'form',
  'appointment',
  'callback',
  'contact',
  'facts',
  'timeline',
  'risk-list',
  'call-at-once',
  'faq',
  'questions',
  'sources',
  'related',
  'review',
  'guide',
  'comparison',
  'decision',
  'untreated',
  'options',
  'chances',
  'weigh',
  'costs',
  'said',
] as const

/** `What it can & cannot do` → `what-it-can-and-cannot-do`; letters of every script stay, accents of Latin ones go. */
export function slugify(text: string): string {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f’']/g, '')
      .normalize('NFC')
      .replaceAll('&', ' and ')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '') || 'section'
  )
}

/** Gives ids that are unique on one page. */
export class Anchors {
  readonly ids = new Set<string>(reservedIds)

  take(text: string): string {
    const base = slugify(text)
    let id = base
    for (let count = 2; this.ids.has(id); count++) id = `${base}-${count}`
    this.ids.add(id)
    return id
  }
}
