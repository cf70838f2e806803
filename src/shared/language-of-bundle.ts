import { DEFAULT_LANG, type Lang } from './languages'

declare const PAGE_LANG: Lang | undefined
declare const ABSENT_PAGES: Partial<Record<Lang, readonly string[]>> | undefined

/** The language of the pages that this bundle renders, fixed when it is built: pages of another one are other documents. */
export const LANG: Lang = typeof PAGE_LANG === 'undefined' ? DEFAULT_LANG : PAGE_LANG

/** The pages (by their texts' ids, or all of a kind: posts) that a language does not have. Links to them lead to the English ones. */
export const ABSENT: Partial<Record<Lang, readonly string[]>> = typeof ABSENT_PAGES === 'undefined' ? {} : ABSENT_PAGES
