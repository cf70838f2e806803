declare global {
  interface Window {
    /** The rules of fonts that the first page had to do without, put there by src/boot.ts. */
    lateFonts?: HTMLStyleElement | null
  }
}

/** Fetches the fonts that the first page had to do without, so that the next one has them at hand. */
export function fetchLateFonts(): void {
  const rules = window.lateFonts?.textContent.match(/@font-face\{[^}]*\}/g) ?? []
  // The italic and the rupee are fetched when a text needs them.
  for (const rule of rules.filter((one) => !/italic|unicode-range/.test(one))) {
    const [, url] = /url\("?(.+?)"?\)/.exec(rule) ?? []
    if (url) fetch(url, { priority: 'low' }).catch(() => undefined)
  }
}

/** Fonts that came too late for the first page are taken by the next one, whose text is new anyway. */
export function adoptLateFonts(): void {
  if (window.lateFonts) document.head.append(window.lateFonts)
  window.lateFonts = null
  for (const face of document.fonts) if (face.display === 'optional') face.display = 'swap'
}
