import { cleanPath } from '../../../src/shared/routes'

/** What becomes of a link: kept, kept as plain text because its page is switched off, or refused. */
export type Verdict = { is: 'inside' | 'outside' | 'off' } | { is: 'broken'; message: string }

interface AnchorLink {
  path: string
  anchor: string
  file: string
  line: number
}

/** Judges links against the pages that exist, and remembers those to anchors until all anchors are known. */
export class Links {
  readonly anchorLinks: AnchorLink[] = []
  readonly anchors = new Map<string, ReadonlySet<string>>()

  /** @param all every page the files describe; @param live those of them that are on the site today */
  constructor(
    private readonly all: ReadonlySet<string>,
    private readonly live: ReadonlySet<string>,
  ) {}

  judge(target: string, from: { path: string; file: string; line: number }): Verdict {
    if (/^(https:\/\/|mailto:|tel:)/.test(target)) return { is: 'outside' }
    if (!/^[/#]/.test(target)) return broken(`the link ${target} is neither a path of this site nor https, mailto or tel`)
    const [path = '', anchor] = target.split('#')
    const page = path === '' ? from.path : path
    if (page !== cleanPath(page) || page.includes('?')) return broken(`the link ${target} is not written as the path of a page`)
    if (!this.all.has(page)) return broken(`the link ${target} leads to no page`)
    if (anchor) this.anchorLinks.push({ path: page, anchor, file: from.file, line: from.line })
    return { is: this.live.has(page) ? 'inside' : 'off' }
  }
}

const broken = (message: string): Verdict => ({ is: 'broken', message })
