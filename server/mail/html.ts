import { escapeHtml } from '../../src/shared/head'
import type { Lang } from '../../src/shared/languages'

/** Markup that is safe to send. */
export class Html {
  constructor(readonly source: string) {}
}

type Value = string | Html | readonly Html[]

/** A template whose values are escaped, unless they are markup made the same way; attributes stand in double quotes. */
export function markup(parts: TemplateStringsArray, ...values: Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + written(values[index - 1] ?? '') + part))
}

function written(value: Value): string {
  if (typeof value === 'string') return escapeHtml(value)
  return value instanceof Html ? value.source : value.map(({ source }) => source).join('')
}

/** A whole e-mail: a plain sheet that every mail program shows alike. */
export function sheet(lang: Lang, title: string, content: Html): string {
  return markup`<!doctype html>
    <html lang="${lang}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 16px;background:#f6f4f0;color:#22201d">
        <div style="max-width:560px;margin:0 auto;padding:24px;background:#ffffff;font:16px/1.5 Arial,Helvetica,sans-serif">
          <h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${title}</h1>
          ${content}
        </div>
      </body>
    </html>`.source
}
