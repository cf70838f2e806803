/** Of the script files that an import() needs, those asked for already. */
const asked = new Set<string>()

/**
 * Around each import() of a build, in the place of Vite's helper (decision 133): what the file itself imports is asked for along with it, each
 * once. A failure is told as Vite tells it (stores/update).
 */
async function importAlong<Part>(load: () => Promise<Part>, files: string[] = []): Promise<Part | undefined> {
  for (const file of files) {
    if (asked.has(file)) continue
    asked.add(file)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: `/${file}` }))
  }
  try {
    return await load()
  } catch (payload) {
    if (dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }))) throw payload
    return undefined
  }
}

export { importAlong as __vitePreload }
