import { DEFAULT_LANG, type Lang } from './languages'

declare const __PAGE_LANG__: Lang | undefined

/** The language of the pages that this bundle renders, fixed when it is built: pages of another one are other documents. */
export const LANG: Lang = typeof __PAGE_LANG__ === 'undefined' ? DEFAULT_LANG : __PAGE_LANG__
