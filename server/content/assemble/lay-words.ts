import type { LayWords } from '../content'
import type { BuildContext } from './context'

/** What people call a page, by its path. The first page of a row is what the words mainly mean. */
export function buildLayWords(context: BuildContext): Map<string, LayWords> {
  const words = new Map<string, LayWords>()
  const list = context.files.search
  list?.data.forEach((row, index) => {
    row.to.forEach((path, position) => {
      const field = [index, 'to', position]
      const verdict = context.links.judge(path, { path, placeOf: () => list.source.placeOf(field) })
      if (verdict.is === 'broken') context.problem(list.source, field, verdict.message)
      if (verdict.is !== 'inside') return
      const [page = '', anchor] = [verdict.address, path.split('#')[1]]
      const known = words.get(page) ?? { mainly: [], also: [], places: {} }
      known[position === 0 ? 'mainly' : 'also'].push(...row.words)
      if (anchor) for (const word of row.words) known.places[word] = anchor
      words.set(page, known)
    })
  })
  return words
}
