export interface Groups<Item> {
  options: { label: string; count: number }[]
  /** The numbers of the groups that an item is in, from 1, as its attribute `data-in` holds them. */
  of: (item: Item) => string
}

/** The groups of a list with their sizes. @param order the labels in their order; without it they come as the items do */
export function groupsOf<Item>(items: Item[], labelsOf: (item: Item) => string[], order?: string[]): Groups<Item> {
  const found = [...new Set(items.flatMap(labelsOf))]
  const labels = order?.filter((label) => found.includes(label)) ?? found
  return {
    options: labels.map((label) => ({ label, count: items.filter((item) => labelsOf(item).includes(label)).length })),
    of: (item) =>
      labelsOf(item)
        .map((label) => labels.indexOf(label) + 1)
        .join(' '),
  }
}
