interface Parts {
  path: string
  head: string
  style: string
  app: string
  data: Record<string, unknown>
  boot: string
  /** Addresses of the fonts of the first screen. */
  fonts: string[]
  assets: { entry: string; style: string; build: string }
}

/** Puts a rendered page into index.html. */
export function fillTemplate(template: string, { path, head, style, app, data, boot, fonts, assets }: Parts): string {
  const parts: Record<string, string> = {
    path,
    head,
    style: `${fonts.map(preload).join('')}<style>${style}</style><noscript><link rel="stylesheet" href="${assets.style}"></noscript>`,
    app,
    data: `<script type="application/json" id="page-data">${json(data)}</script>`,
    boot: `<script data-entry="${assets.entry}" data-style="${assets.style}" data-build="${assets.build}">${boot}</script>`,
  }
  return template.replace(/<!--(\w+)-->\n?/g, (found, name: string) => parts[name] ?? found)
}

const preload = (font: string) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`

/** JSON that cannot end the script element it stands in. */
export const json = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')
