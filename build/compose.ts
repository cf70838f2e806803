import type { Content } from '../server/content/content'
import { headOf, renderHead } from '../src/shared/head'
import { languages } from '../src/shared/languages'
import { manifestPath } from './manifest'
import type { Page } from '../src/shared/routes'
import { fillTemplate } from './document'
import { fold, holdBack } from './fold'
import { inlineDrawing } from './inline-drawing'
import { jsonLd } from './json-ld'
import { leanMarkup } from './lean-markup'
import { feedLinks } from './machines/feeds'
import type { PrerenderEntry } from './prerender-entry'
import { siteUrl } from './settings'

/** What all pages of a site have in common: a build has made it, or `npm run dev` answers with it from the sources. */
export interface Site {
  content: Content
  /** The content in the default language. */
  base: Content
  render: PrerenderEntry['render']
  /** Answers a GET path of the API. */
  ask: (path: string) => Promise<unknown>
  /** index.html */
  template: string
  boot: string
  /** The fonts' rules, the rules of what stands above the fold and of this page alone, and style elements besides. */
  stylesOf: (above: string, own: string) => { faces: string; style: string; sheets?: string }
  assets: { entry: string; style: string; build: string }
}

/** The whole document of a page, and what is inlined into it: the one way in which a page is put together. */
export async function compose(page: Page, { content, base, render, ask, template, boot, stylesOf, assets }: Site) {
  const record = content.records.get(page.path)
  if (!record) throw new Error(`${page.path} has no SEO record`)
  const { html: rendered, data } = await render(page, ask)
  const { html, css: drawing } = inlineDrawing(rendered)
  const { id, above } = fold(html)
  const { faces, style, sheets = '' } = stylesOf(above, (id ? holdBack(id) : '') + drawing)
  const head = headOf({ ...page, seo: record.seo, site: content.site, siteUrl })
  const document = fillTemplate(template, {
    lang: languages[page.lang].tag,
    manifest: manifestPath(page.lang),
    path: page.path,
    head: renderHead(head) + feedLinks(page, content, siteUrl) + jsonLd({ page, content, base, siteUrl }),
    faces,
    style,
    sheets,
    app: leanMarkup(html),
    fold: id,
    data,
    boot,
    fonts: fontsOf(html, faces),
    assets,
  })
  return { document, faces, style }
}

/** The fonts that a page's first screen is set in. The italic stands in headlines only; the rupee's file comes where one is written. */
const fontsOf = (html: string, faces: string) => [
  ...(faces.match(/@font-face[^}]*/g) ?? [])
    .filter((face) => !/unicode-range|italic/.test(face))
    .map((face) => `1em ${/font-family:\s*['"]?([^'";]+)/.exec(face)?.[1]}`),
  ...(/<h1[^>]*>[^/]*<em/.test(html) ? ['italic 1em Newsreader'] : []),
]

/** The faces of the clinic's own fonts stand apart: to change the page's own styles would make the browser read them once more. */
export function splitFaces(css: string): { faces: string; style: string } {
  const face = /@font-face\s*\{[^}]*optional[^}]*\}/g
  return { faces: (css.match(face) ?? []).join(''), style: css.replace(face, '') }
}
