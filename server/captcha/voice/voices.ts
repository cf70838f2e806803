import type { Lang } from '../../../src/shared/languages'
import { en } from './en'
import { hi } from './hi'

/** Samples a second. */
export const SAMPLE_RATE = 11_025

/** Who speaks the code, in which language. @returns the clips of the characters, base64; the English ones where a language has none */
export const voice = (lang: Lang): Readonly<Record<string, string>> => voices[lang] ?? en

const voices: Partial<Record<Lang, Readonly<Record<string, string>>>> = { en, hi }
