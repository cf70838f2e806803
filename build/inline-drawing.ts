import { existsSync, readFileSync } from 'node:fs'

/**
 * Puts the drawing of the first screen into the HTML in place of its image: it paints with the first paint, without a request, and
 * without a connection.
 * It stands in a static region, so the app never compares it with the image that it renders itself. Its styles join the page's,
 * since the content security policy allows neither style elements nor style attributes of its own.
 */
export function inlineDrawing(html: string): { html: string; css: string } {
  const image = /<img src="(\/(?:figures|drawings)\/[\w-]+\.svg)" alt="([^"]*)"[^>]*data-drawing="inline"[^>]*>/.exec(html)
  if (!image) return { html, css: '' }
  const [tag, src = '', alt] = image
  // Of a plate that would keep the first paint waiting there is a lighter drawing of the same head.
  const light = `public${src.replace('/figures/', '/drawings/first-screen/')}`
  const svg = readFileSync(existsSync(light) ? light : `public${src}`, 'utf8')
  const rules: string[] = []
  const drawing = svg
    .replace(/<\?xml[^>]*>|<(title|desc)>[^<]*<\/\1>/g, '')
    .replace(/<style>([^<]*)<\/style>/g, (_, css: string) => {
      rules.push(css)
      return ''
    })
    .replace(/(?: class="([^"]*)")? style="([^"]*)"/g, (_, names: string | undefined, declarations: string) => {
      rules.push(`.fig .v${rules.length}{${declarations}}`)
      return ` class="${names ? `${names} ` : ''}v${rules.length - 1}"`
    })
    .replace(
      /<svg[^>]*?(viewBox="[^"]*")[^>]*>/,
      (_, viewBox: string) =>
        `<svg class="fig" ${viewBox} ${alt ? `role="img" aria-label="${alt}"` : 'aria-hidden="true"'} data-hero="">`,
    )
    .replace(/>\s+</g, '><')
    .trim()
  const preload = `<link rel="preload" as="image" href="${src}"/>`
  return { html: html.replace(tag, () => drawing).replace(preload, ''), css: rules.join('') }
}
