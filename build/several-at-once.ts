/** Works through all items, so many at a time: what waits holds its bytes. */
export async function severalAtOnce<Item>(
  items: readonly Item[],
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items.values()
  const one = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: most }, one))
}
