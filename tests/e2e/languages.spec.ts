import { expect, test } from './visit'

const NOSE = '/face-surgeries/rhinoplasty-nose-surgery'

test('the other language is a link to the same place of the same page, without scripts to the same page', async ({
  browser,
  page,
}) => {
  await page.goto(`${NOSE}#recovery`)
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  const link = page.locator('header a[data-language=hi]:visible').first()
  await expect(link).toHaveAttribute('hreflang', 'hi-IN')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`/hi${NOSE}#recovery$`))
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN')
  // Before scripts run the link leads to the page, and not to the section.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.locator('header a[data-language=en]:visible').first().click()
  await expect(page).toHaveURL(new RegExp(`[^i]${NOSE}#recovery$`))

  const bare = await browser.newContext({ javaScriptEnabled: false })
  const plain = await bare.newPage()
  await plain.goto('/contact')
  await plain.locator('#footer a[data-language=hi]').click()
  await expect(plain).toHaveURL(/\/hi\/contact$/)
  await bare.close()
})

test('after a navigation inside the app the links lead on to the new page', async ({ page }) => {
  await page.goto('/hi/contact')
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.locator('#footer a[href="/hi/privacy-policy"]').first().click()
  await expect(page).toHaveURL(/\/hi\/privacy-policy$/)
  await expect(page.locator('#footer a[data-language=en]')).toHaveAttribute('href', '/privacy-policy')
  await expect(page.locator('header a[data-language=en]').first()).toHaveAttribute('href', '/privacy-policy')
})

test('the smallest phone has the other language in its header, large enough for a thumb, in the system’s letters, too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // They never come.
  await page.route('**/*.woff2', () => undefined)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const { x, width, height } = (await page.locator('header a[data-language=hi]:visible').first().boundingBox()) ?? missing
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48)
  const search = (await page.locator('header a[href="/search"]:visible').boundingBox()) ?? missing
  expect(x + width).toBeLessThanOrEqual(search.x)
})

const missing = { x: 0, width: 0, height: 0 }

/** What the style sheet writes after a link. */
const told = (link: Element) => getComputedStyle(link, '::after').content

test('a link of a Hindi page to a page that is in English alone says so, once, to people and to browsers', async ({ page }) => {
  await page.goto('/hi/written-testimonials')
  const cases = page.locator('main a[href="/patient-case-study"]')
  await expect(cases).toHaveAttribute('hreflang', 'en-IN')
  expect(await cases.evaluate(told)).toBe('"(अंग्रेज़ी में)"')
  await expect(cases).not.toContainText('अंग्रेज़ी')
  const films = page.locator('main a[href="/hi/video-testimonial"]').first()
  await expect(films).not.toHaveAttribute('hreflang')
  expect(await films.evaluate(told)).toBe('none')

  await page.goto('/hi/hair-treatment')
  const article = page.locator('main a[href="/blog/hair-loss-what-works-and-what-does-not"]').first()
  await expect(article).toHaveAttribute('hreflang', 'en-IN')
  expect(await article.evaluate(told)).toBe('"(अंग्रेज़ी में)"')
  await expect(page.locator('#footer a[href="/careers"]')).toHaveAttribute('hreflang', 'en-IN')

  await page.goto('/hi/search')
  await page.getByRole('searchbox').fill('नाक की सर्जरी के बाद')
  const found = page.locator('[data-hit][href^="/blog/"]').first()
  expect(await found.evaluate(told)).toBe('"(अंग्रेज़ी में)"')
})

test('a browser that asks for Hindi is told once; nobody is sent there', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'hi-IN' })
  const page = await context.newPage()
  await page.goto('/contact')
  const stay = page.getByRole('button', { name: 'अभी नहीं' })
  await expect(page.locator('[lang^=hi]').getByRole('status')).toMatchAriaSnapshot(`
    - status "यह साइट हिन्दी में भी है।":
      - link "हिन्दी में पढ़िए"
      - button "अभी नहीं"
  `)
  await expect(page).toHaveURL(/\/contact$/)
  await stay.click()
  await expect(stay).toHaveCount(0)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-deferred', 'ready')
  await expect(stay).toHaveCount(0)
  await context.close()
})

test('who reads Hindi gets its app, its page for unknown addresses and, without a connection, its help', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/hi')
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href')
  expect(await (await page.request.get(manifest ?? '')).json()).toMatchObject({ id: '/hi', start_url: '/hi', lang: 'hi-IN' })
  await page.goto('/hi/no-such-page')
  await expect(page).toHaveURL(/\/hi\/404$/)

  const inShell = (path: string) =>
    page.evaluate(async (one) => (await (await caches.open('shell')).match(one)) !== undefined, path)
  await expect.poll(() => inShell('/hi/aftercare')).toBe(true)
  await expect.poll(() => inShell('/hi/offline')).toBe(true)
  // The shell is filled before the worker is at work.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await context.setOffline(true)
  await page.goto('/hi/aftercare')
  await expect(page.locator('html')).toHaveAttribute('data-path', '/hi/aftercare')
  await page.goto('/hi/gallery')
  await expect(page.locator('html[data-stand-in]')).toHaveAttribute('data-path', '/hi/offline')
  await context.close()
})
