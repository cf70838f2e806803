import { cleanPath } from '../../../src/shared/routes'
import type { Place } from '../read/source-file'

/** What becomes of a link: kept, kept as plain text because its page is switched off, or refused. */
export type Verdict =
  | { is: 'inside'; address: string; target: string }
  | { is: 'outside' | 'off' }
  | { is: 'broken'; message: string }

interface AnchorLink {
  path: string
  anchor: string
  placeOf: () => Place
}

/** Judges links against the pages that exist, and remembers those to anchors until all anchors are known. */
export class Links {
  readonly anchorLinks: AnchorLink[] = []
  readonly anchors = new Map<string, ReadonlySet<string>>()

  /** Addresses by paths. @param all every page the files describe; @param live those of them that are on the site today */
  constructor(
    private readonly all: ReadonlyMap<string, string>,
    private readonly live: ReadonlyMap<string, string>,
  ) {}

  /** @param from the page that the link stands on, and where it is written */
  judge(target: string, from: { path: string; placeOf: () => Place }): Verdict {
    if (/^(https:\/\/|mailto:|tel:)/.test(target)) return { is: 'outside' }
    if (!/^[/#]/.test(target)) return broken(`the link ${target} is neither a path of this site nor https, mailto or tel`)
    const [path = '', anchor] = target.split('#')
    if (path !== cleanPath(path) || path.includes('?')) return broken(`the link ${target} is not written as the path of a page`)
    const page = path === '' ? from.path : this.all.get(path)
    if (page === undefined) return broken(`the link ${target} leads to no page`)
    if (anchor) this.anchorLinks.push({ path: page, anchor, placeOf: from.placeOf })
    const address = path === '' ? page : this.live.get(path)
    return address === undefined ? { is: 'off' } : { is: 'inside', address, target: target.replace(path, address) }
  }
}

const broken = (message: string): Verdict => ({ is: 'broken', message })
