interface Parts {
  path: string
  head: string
  /** The rules of the clinic's fonts, which the boot script takes away when they are late. */
  faces: string
  style: string
  app: string
  data: Record<string, unknown>
  boot: string
  /** The fonts of the first screen, as CSS writes them. */
  fonts: string[]
  assets: { entry: string; style: string; build: string }
}

/** Puts a rendered page into index.html. */
export function fillTemplate(template: string, { path, head, faces, style, app, data, boot, fonts, assets }: Parts): string {
  const parts: Record<string, string> = {
    path,
    head,
    style: `${expect(app)}<style>${faces}</style><style>${style}</style><noscript><link rel="stylesheet" href="${assets.style}"></noscript>`,
    app,
    data: `<script type="application/json" id="page-data">${json(data)}</script>`,
    boot: `<script data-fonts="${fonts.join('|')}" data-entry="${assets.entry}" data-style="${assets.style}" data-build="${assets.build}">${boot}</script>`,
  }
  return template.replace(/<!--(\w+)-->\n?/g, (found, name: string) => parts[name] ?? found)
}

/** The header is painted when it is parsed, on a wide screen with what stands above a fold: painted in halves it would move. */
function expect(app: string): string {
  const fold = '<link rel="expect" href="#fold" blocking="render" media="(min-width:768px)">'
  return `<link rel="expect" href="#main" blocking="render">${app.includes('id="fold"') ? fold : ''}`
}

/** JSON that cannot end the script element it stands in. */
export const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
