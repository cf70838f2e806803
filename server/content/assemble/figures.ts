import type { Figure } from '../../../src/shared/contract/content'
import { treatmentNames } from '../../../src/shared/treatment-names'
import { checkOwnFile } from '../check/own-files'
import type { BuildContext } from './context'
import { labelPlaces } from './label-places'

/** The drawings of the treatment map; each zone with the title of the treatment it leads to. */
export function buildFigures(context: BuildContext): Figure[] {
  const list = context.files.figures
  if (!list) return []
  const layerOf = new Map<string, string>()
  return list.data.map((row, index) => {
    checkOwnFile(context, list.source, [index, 'id'], `/figures/${row.id}.svg`)
    row.layers.forEach(({ id }, place) =>
      checkOwnFile(context, list.source, [index, 'layers', place, 'id'], `/figures/${row.id}-${id}.svg`),
    )
    const places = labelPlaces(row)
    const zones = row.zones.flatMap((zone, position) => {
      const at = [index, 'zones', position]
      if (zone.x > row.width || zone.y > row.height) context.problem(list.source, [...at, 'x'], 'lies outside of the figure')
      const known = layerOf.get(zone.to) ?? zone.layer
      if (known !== zone.layer)
        context.problem(list.source, [...at, 'layer'], `is ${zone.layer}, and ${known} elsewhere for ${zone.to}`)
      layerOf.set(zone.to, known)
      const card = context.card(list.source, [...at, 'to'], zone.to)
      return card ? [{ ...zone, down: places.get(zone) ?? zone.y, to: card.path, title: treatmentNames(card).common }] : []
    })
    return { ...row, zones }
  })
}
