import MiniSearch from 'minisearch'
import type { Plugin } from 'vite'
import { indexOptions, type SearchDocument } from '../src/shared/search'
import { contentAsset } from './content-asset'

/** The index of the site search. */
export const searchIndex = (): Plugin =>
  contentAsset('search-index', (entry, content) => builtIndex(entry.searchDocuments(content)))

export function builtIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions)
  index.addAll(documents)
  return JSON.stringify(index)
}
