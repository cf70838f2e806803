import type { Lang } from '../languages'
import * as en from './en'
import * as hi from './hi'

/** Every text of a language. English is the source: the others have its keys, no more and no fewer. */
export type Words = typeof en

export const catalogues: Record<Lang, Words> = { en, hi }

/** For code that speaks more than one language: server, build and worker. The pages import from `#words`, where only theirs is. */
export const catalogue = (lang: Lang): Words => catalogues[lang]
