import { useApi } from '../../lib/api'
import type { TreatmentCard } from '../../shared/contract/content'
import { type Groups, groupsOf } from './groups-of'

/** Groups a list by the categories of the treatments it is about, in the order of the services menu. */
export function useCategoryGroups<Item>(items: Item[], treatmentOf: (item: Item) => TreatmentCard | undefined): Groups<Item> {
  const categories = useApi('serviceCategory')
  const labelsOf = (item: Item) => categories.filter(({ slug }) => slug === treatmentOf(item)?.category).map(({ menu }) => menu)
  return groupsOf(
    items,
    labelsOf,
    categories.map(({ menu }) => menu),
  )
}
