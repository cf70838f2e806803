interface Parts {
  path: string
  head: string
  /** The rules of the clinic's fonts, which the boot script takes away when they are late. */
  faces: string
  style: string
  /** In development: elements with the styles of every module. */
  sheets: string
  app: string
  data: Record<string, unknown>
  boot: string
  /** The fonts of the first screen, as CSS writes them. */
  fonts: string[]
  assets: { entry: string; style: string; build: string }
}

/** Puts a rendered page into index.html. */
export function fillTemplate(
  template: string,
  { path, head, faces, style, sheets, app, data, boot, fonts, assets }: Parts,
): string {
  const parts: Record<string, string> = {
    path,
    head,
    style: `${expect(app)}<style>${faces}</style><style>${style}</style>${sheets}<noscript><link rel="stylesheet" href="${assets.style}"></noscript>`,
    app,
    data: `<script type="application/json" id="page-data">${json(data)}</script>`,
    boot: `<script data-fonts="${fonts.join('|')}" data-entry="${assets.entry}" data-style="${assets.style}" data-build="${assets.build}">${boot}</script>`,
  }
  return template.replace(/<!--(\w+)-->\n?/g, (found, name: string) => parts[name] ?? found)
}

/**
 * Nothing is painted before this element begins: a page painted in halves would move while the rest of it is parsed. A long article is
 * painted from its questions on, which come in the first flight of a connection; a folded page as soon as what stands above the fold.
 */
function expect(app: string): string {
  if (app.includes('id="fold"')) return until('fold')
  return until(['faq', 'footer'].find((id) => app.includes(` id="${id}"`)) ?? 'page-data')
}

const until = (id: string) => `<link rel="expect" href="#${id}" blocking="render">`

/** JSON that cannot end the script element it stands in. */
export const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
