import type { Figure } from '../../../src/shared/contract/content'
import { checkOwnFile } from '../check/own-files'
import type { BuildContext } from './context'

/** The drawings of the treatment map; each zone with the title of the treatment it leads to. */
export function buildFigures(context: BuildContext): Figure[] {
  const list = context.files.figures
  if (!list) return []
  return list.data.map((row, index) => {
    checkOwnFile(context, list.source, [index, 'id'], `/figures/${row.id}.svg`)
    const zones = row.zones.flatMap((zone, position) => {
      const at = [index, 'zones', position]
      if (zone.x > row.width || zone.y > row.height) context.problem(list.source, [...at, 'x'], 'lies outside of the figure')
      const card = context.card(list.source, [...at, 'to'], zone.to)
      return card ? [{ ...zone, to: card.path, title: card.title }] : []
    })
    return { ...row, zones }
  })
}
