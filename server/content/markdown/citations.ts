import type { MarkdownIt } from 'markdown-it'

/** `[@key]`, `[@one; @two]` */
const CITATION = /\[@([a-z0-9-]+(?:;\s*@[a-z0-9-]+)*)\]/g
const here = new RegExp(CITATION.source, 'y')

const keysIn = (found: string) => found.split(/;\s*@/)

/** The keys that a text cites, in their order. */
export const citedKeys = (text: string): string[] => [...text.matchAll(CITATION)].flatMap(([, keys]) => keysIn(keys ?? ''))

/** The text as it is read aloud, its citations left out. */
export const withoutCitations = (text: string): string => text.replace(new RegExp(`\\s*${CITATION.source}`, 'g'), '')

/** What a key becomes on the page; undefined when no source has it. */
export interface Citations {
  number(key: string): number | undefined
  /** Whether this is the first place that cites the source: the one to which the list leads back. */
  isFirst(key: string): boolean
  /** What the number of a source is called when it is read aloud. */
  label(number: number): string
}

/** The sources of one page by their place in its list. */
export class SourceNumbers implements Citations {
  private readonly cited = new Set<string>()

  constructor(
    private readonly keys: readonly string[],
    readonly label: Citations['label'],
  ) {}

  number(key: string): number | undefined {
    const at = this.keys.indexOf(key)
    return at < 0 ? undefined : at + 1
  }

  isFirst(key: string): boolean {
    const first = !this.cited.has(key)
    this.cited.add(key)
    return first
  }
}

/** Citations as small raised numbers that lead to the list of sources. */
export function citations(parser: MarkdownIt): void {
  parser.inline.ruler.before('link', 'citation', (state, silent) => {
    here.lastIndex = state.pos
    const found = here.exec(state.src)
    if (!found) return false
    if (!silent) {
      // The number hangs on its word.
      state.pending = state.pending.trimEnd()
      state.push('citation', 'sup', 0).meta = { keys: keysIn(found[1] ?? '') }
    }
    state.pos += found[0].length
    return true
  })
  parser.renderer.rules['citation'] = (tokens, index, _options, env) => {
    const cites = env?.['citations'] as Citations | undefined
    const keys = (tokens[index]?.meta?.['keys'] ?? []) as string[]
    const links = keys.map((key) => citation(key, cites)).filter((link) => link !== '')
    return links.length > 0 ? `<sup>${links.join(' ')}</sup>` : ''
  }
}

function citation(key: string, cites: Citations | undefined): string {
  const number = cites?.number(key)
  if (!cites || number === undefined) return ''
  const id = cites.isFirst(key) ? ` id="c${number}"` : ''
  return `<a href="#s${number}"${id} aria-label="${cites.label(number)}">${number}</a>`
}
