import type { Lang } from '../../src/shared/languages'
import { routes } from '../../src/shared/routes'
import type { Content } from './content'

/** The pages (by their texts' ids) that the other languages do not have: links there lead to the first language's. */
export function absentPages({ translations }: Content): Partial<Record<Lang, string[]>> {
  const texts = routes.flatMap(({ page }) => page ?? [])
  return Object.fromEntries([...translations].map(([lang, { pages }]) => [lang, texts.filter((id) => !pages.has(id))]))
}
