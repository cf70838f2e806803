import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { DEFAULT_LANG, type Lang, langs } from '../src/shared/languages'

/** The language of the bundles that this run of Vite makes: scripts/build.js runs it once a language. */
export const bundleLang = (process.env.BUILD_LANG || DEFAULT_LANG) as Lang
if (!langs.includes(bundleLang)) throw new Error(`BUILD_LANG is not one of ${langs.join(', ')}: ${bundleLang}`)

/** English is built with the server, the pages of all languages and what lies beside them; the others are scripts only. */
export const isFirstLanguage = bundleLang === DEFAULT_LANG

/** `#words` is English in package.json, for types and for whatever runs without a build. */
export const words = { find: /^#words\/(.*)$/, replacement: resolve(`src/shared/words/${bundleLang}/$1.ts`) }

/** The type of a language; one without rules of its own is set as English is. */
const typeOf = (lang: Lang) => resolve(`src/styles/languages/${lang}.css`)
export const type = { find: '#language.css', replacement: [bundleLang, DEFAULT_LANG].map(typeOf).find(existsSync) ?? '' }

/** Names in the build that each language has for itself. */
export const prerenderOf = (lang: Lang) => (lang === DEFAULT_LANG ? 'prerender' : `prerender.${lang}`)
export const manifestOf = (lang: Lang) => (lang === DEFAULT_LANG ? '.vite/manifest.json' : `.vite/manifest.${lang}.json`)
