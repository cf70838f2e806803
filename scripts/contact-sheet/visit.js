/** @typedef {import('playwright').Page} Page */

/** What a picture is made of: the browser cannot draw more than 16384 px at once. */
const PIECE = 8000

/**
 * Opens a page, goes through it from top to bottom, and takes it as a whole in each scheme.
 * @param {import('playwright').BrowserContext} visitor @param {string} url @param {number} width @param {string[]} schemes
 */
export async function visit(visitor, url, width, schemes) {
  const page = await visitor.newPage()
  await page.setViewportSize({ width, height: 900 })
  /** @type {string[]} */
  const complaints = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfNotFound(url, message.text())) complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  await page.goto(url)
  await goThrough(page)
  complaints.push(...(await page.evaluate(shifts)))
  // A page that came slowly keeps the fonts of the device (decision 41); the pictures show those of the site.
  while (await page.evaluate(() => Boolean(/** @type {any} */ (window).lateFonts))) {
    await page.reload()
    await goThrough(page)
  }
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  if (wide > 0) complaints.push(`${wide} px wider than the window`)
  /** @type {[scheme: string, pieces: Buffer[]][]} */
  const pictures = []
  for (const scheme of schemes) {
    const colours = scheme === 'dark' ? 'dark' : 'light'
    await page.emulateMedia({
      reducedMotion: 'reduce',
      colorScheme: colours,
      forcedColors: scheme === 'forced' ? 'active' : 'none',
    })
    pictures.push([scheme, await picturesOf(page, width)])
  }
  await page.close()
  return { pictures, complaints }
}

/** The page for unknown addresses answers 404, which the browser puts into the console. @param {string} url @param {string} text */
const isOfNotFound = (url, text) => url.endsWith('/404') && text.includes('status of 404')

/** Brings in what loads when it comes near. @param {Page} page */
async function goThrough(page) {
  await page.locator('html[data-app=ready]').waitFor()
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    // One that is hidden waits for ever.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0)
    await Promise.allSettled([document.fonts.ready, ...shown.map((image) => image.decode())])
  })
}

/** @param {Page} page @param {number} width */
async function picturesOf(page, width) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const pieces = []
  for (let y = 0; y < height; y += PIECE)
    pieces.push(
      await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        clip: { x: 0, y, width, height: Math.min(PIECE, height - y) },
      }),
    )
  return pieces
}

/** What moved while the page loaded, without a hand of the visitor in it. Runs in the page. @returns {Promise<string[]>} */
function shifts() {
  /** @type {string[]} */
  const found = []
  const observer = new PerformanceObserver((list) => {
    for (const entry of /** @type {any[]} */ (list.getEntries())) {
      // Less than half a thousandth is nothing that anybody sees, nor does a report.
      if (entry.hadRecentInput || entry.value < 0.0005) continue
      const moved = entry.sources.map((/** @type {{ node?: Element }} */ { node }) => node?.outerHTML?.slice(0, 80)).join(' | ')
      found.push(`layout shift ${entry.value.toFixed(4)}: ${moved}`)
    }
  })
  observer.observe({ type: 'layout-shift', buffered: true })
  // What is buffered arrives as a task of its own.
  return new Promise((resolve) => setTimeout(() => resolve(found), 100))
}
