interface Parts {
  /** As documents say it: en-IN */
  lang: string
  /** The address of the app's manifest. */
  manifest: string
  path: string
  head: string
  /** The rules of the clinic's fonts, which the boot script takes away when they are late. */
  faces: string
  style: string
  /** In development: elements with the styles of every module. */
  sheets: string
  app: string
  /** The id of the element at which the first screen ends; a short page has none. */
  fold: string | undefined
  data: Record<string, unknown>
  boot: string
  /** The fonts of the first screen, as CSS writes them. */
  fonts: string[]
  assets: { entry: string; style: string; build: string }
}

/** Puts a rendered page into index.html. */
export function fillTemplate(
  template: string,
  { lang, manifest, path, head, faces, style, sheets, app, fold, data, boot, fonts, assets }: Parts,
): string {
  const parts: Record<string, string> = {
    lang,
    manifest,
    path,
    head,
    style: `${expect(app, fold)}<style>${faces}</style><style>${style}</style>${sheets}<noscript><link rel="stylesheet" href="${assets.style}"></noscript>`,
    app,
    data: `<script type="application/json" id="page-data">${json(data)}</script>`,
    boot: `<script data-fonts="${fonts.join('|')}" data-entry="${assets.entry}" data-style="${assets.style}" data-build="${assets.build}">${boot}</script>`,
  }
  return lean(template).replace(/<!--(\w+)-->/g, (found, name: string) => parts[name] ?? found)
}

/** Without the blanks that make the file readable. */
const lean = (template: string) => template.replace(/\n +/g, '').replaceAll(' />', '>')

/**
 * Nothing is painted before this element begins: a page painted in halves would move while the rest of it is parsed. A long page is
 * painted as soon as what stands above its fold is there.
 */
function expect(app: string, fold: string | undefined): string {
  return until(fold ?? (app.includes(' id="footer"') ? 'footer' : 'page-data'))
}

const until = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`

/** JSON that cannot end the script element it stands in. */
export const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
