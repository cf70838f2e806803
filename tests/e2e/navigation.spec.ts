import type { Page } from 'playwright/test'
import { sampleOf } from '../sample'
import { builtFile, roundTrip, twoFrames } from './moments'
import { desktop, sitePages } from './site-pages'
import { expect, open, painted, scrolled, scrollTo, test } from './visit'

test.use({ viewport: desktop })
const RHINOPLASTY = '/face-surgeries/rhinoplasty-nose-surgery'

/** Follows a link to any address, inside the app. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.querySelector('footer')?.append(link)
    link.click()
    link.remove()
  }, path)
}

const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    tags: [...document.head.querySelectorAll('[data-head]')].map((tag) =>
      [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' '),
    ),
  }))

test('each page reached by a link has the heading and the head that its own document has', async ({ page, context }) => {
  const pages = [
    '/careers',
    '/achievements-conferences',
    '/services',
    '/face-surgeries',
    RHINOPLASTY,
    '/blog',
    '/contact',
    '/404',
    '/',
  ]
  const fresh = await context.newPage()
  await open(page, '/gallery')
  for (const path of sampleOf(pages)) {
    await follow(page, path)
    await expect(page).toHaveURL(path)
    await open(fresh, path)
    const own = await headOf(fresh)
    await expect(page).toHaveTitle(own.title)
    expect(await headOf(page), path).toEqual(own)
    expect(await page.locator('h1').allTextContents(), path).toEqual(await fresh.locator('h1').allTextContents())
    expect(own.tags.join('\n')).toMatch(
      /name=description[^]*name=keywords[^]*og:title[^]*og:url[^]*og:description[^]*og:site_name/,
    )
    expect(own.tags.filter((tag) => /rel=canonical|hreflang=en-in/.test(tag))).toHaveLength(2)
  }
  expect(sitePages).toEqual(expect.arrayContaining(pages))
})

test('the record of a page’s metadata is asked for when the page is opened', async ({ page }) => {
  await open(page, '/careers')
  const asked = page.waitForRequest(/\/api\/seo\/blog$/)
  await follow(page, '/blog')
  await asked
  await expect(page).toHaveTitle(/Blog|Articles|Guide/i)
})

test('Back and Forward return to the place where the visitor was', async ({ page }) => {
  await open(page, '/services')
  await scrollTo(page, 700)
  await follow(page, '/careers')
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollTo(page, 300)
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect.poll(() => scrolled(page)).toBe(700)
  await page.goForward()
  await expect(page).toHaveURL('/careers')
  await expect.poll(() => scrolled(page)).toBe(300)
})

test('Back returns to the place also after a reload', async ({ page }) => {
  await open(page, '/services')
  await scrollTo(page, 600)
  await follow(page, '/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.goBack()
  await expect(page).toHaveURL('/services')
  await expect.poll(() => scrolled(page)).toBe(600)
})

test('an anchor scrolls to its heading, and Back to where the visitor was', async ({ page }) => {
  await open(page, RHINOPLASTY)
  await follow(page, '/blog')
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page).toHaveURL(RHINOPLASTY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nose Surgery')
  await expect(page.locator('#faq')).toBeAttached()
  // Fonts that the first page had to do without may still be coming: they move text.
  await page.evaluate(() => document.fonts.ready)
  await scrollTo(page, 150)
  await page.locator('main a[href="#faq"]:visible').evaluate((link) => (link as HTMLElement).click())
  await expect(page).toHaveURL(`${RHINOPLASTY}#faq`)
  await expect(page.locator('#faq')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(RHINOPLASTY)
  await expect.poll(() => scrolled(page)).toBe(150)
})

test('Back while an anchor is still being scrolled to ends where the visitor was, not a frame’s way past it', async ({
  page,
}) => {
  await open(page, RHINOPLASTY)
  await page.evaluate(() => document.fonts.ready)
  for (const place of [100, 200, 300]) {
    await scrollTo(page, place)
    await page.locator('main a[href="#faq"]:visible').evaluate((link) => (link as HTMLElement).click())
    await page.waitForFunction((from) => scrollY > from + 500, place)
    await page.evaluate(() => {
      const stopped = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
      history.back()
      return stopped
    })
    await painted(page)
    expect(await scrolled(page)).toBe(place)
  }
})

test('a link to an anchor of another page opens there, also a broken one opens the page', async ({ page }) => {
  await open(page, '/careers')
  await follow(page, `${RHINOPLASTY}#faq`)
  await expect(page.locator('#faq')).toBeInViewport()
  await expect(page.locator('#faq')).toBeFocused()
  await follow(page, '/contact#%E0%A4%A')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact')
})

test('a new page is announced: its heading has the focus', async ({ page }) => {
  await open(page, '/careers')
  await page.locator('footer a[href="/blog"]').click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a slow SEO record keeps no page waiting; its title follows', async ({ page }) => {
  await open(page, '/careers')
  const held: (() => Promise<void>)[] = []
  await page.route('**/api/seo/blog', (route) => void held.push(() => route.continue()))
  await page.locator('footer a[href="/blog"]').click()
  await expect(page).toHaveURL('/blog')
  await expect(page, 'of the page that was left nothing stays').toHaveTitle('Plastic and cosmetic surgery clinic in Gurgaon')
  expect((await headOf(page)).tags).toEqual([])
  await Promise.all(held.map((release) => release()))
  await expect(page).toHaveTitle(/^Plastic Surgery Blog/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
})

test('when the network says nothing, the document is asked for, which the service worker may hold', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} }))
  await page.route(/\/api\/serviceinner\//, () => undefined)
  await open(page, '/face-surgeries')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator(`main a[href="${RHINOPLASTY}"]`).first().click()
  await expect(page).toHaveURL(RHINOPLASTY)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nose Surgery')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
})

test('the second click of a double tap is not taken by the page that has come', async ({ page }) => {
  await open(page, '/face-surgeries')
  const link = page.locator('[aria-labelledby=guide] li a[href]').first()
  const target = await link.getAttribute('href')
  await link.hover()
  const box = await link.boundingBox()
  const point = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 10] as const
  await page.mouse.click(...point)
  await page.waitForURL(target ?? '')
  // Whatever link is there now.
  await page.evaluate(() => {
    document.addEventListener('pointerdown', ({ clientX, clientY }) => {
      const cover = Object.assign(document.createElement('a'), { href: '/book-an-appointment' })
      cover.style.cssText = `position:fixed;left:${clientX - 20}px;top:${clientY - 20}px;width:40px;height:40px;z-index:99`
      document.body.append(cover)
    })
  })
  await page.mouse.move(...point)
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await roundTrip(page)
  await twoFrames(page)
  await expect(page).toHaveURL(target ?? '')
})

test('the points of a drawing open their treatment inside the app', async ({ page }) => {
  await open(page, '/')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const point = page.locator('svg a[data-zone]').first()
  const target = await point.getAttribute('href')
  await point.locator('text').click()
  await expect(page).toHaveURL(target ?? '')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a visitor looks beneath the skin of a figure by keyboard, and what a treatment works on is lit', async ({ page }) => {
  await open(page, '/')
  const map = page.getByRole('region', { name: 'Where is your concern?' })
  await map.getByRole('link', { name: 'Fat', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(map.getByRole('img', { name: /the fat beneath the skin/ })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(map.getByRole('link', { name: 'Muscle', exact: true })).toHaveAttribute('aria-current', 'true')
  const muscles = map.getByRole('img', { name: /with its muscles/ })
  await expect(muscles).toHaveAttribute('src', '/figures/face-profile-muscle.svg')
  await expect.poll(() => muscles.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true)
  await map.getByRole('link', { name: /^Nose/ }).focus()
  await expect(map.getByRole('link', { name: 'Bone', exact: true })).toHaveCSS('text-decoration-line', 'underline')
  // The layer stays when another figure is chosen.
  await map.getByRole('link', { name: 'Scalp' }).click()
  await expect(map.locator('img[src="/figures/scalp-muscle.svg"]')).toBeVisible()
  // With Shift the drawing opens in a window of its own, and the map stays as it is.
  const opened = page.context().waitForEvent('page')
  await map.getByRole('link', { name: 'Bone', exact: true }).click({ modifiers: ['Shift'] })
  await expect(await opened).toHaveURL('/figures/scalp-bone.svg')
  await expect(map.locator('img[src="/figures/scalp-muscle.svg"]')).toBeVisible()
})

test('without scripts the layers of a figure are links to their drawings', async ({ browser, baseURL }) => {
  const bare = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await bare.newPage()
  await page.goto('/services')
  await page.getByText('Man', { exact: true }).click()
  await page.getByRole('navigation', { name: 'How deep to look' }).getByRole('link', { name: 'Bone' }).click()
  await expect(page).toHaveURL('/figures/body-man-bone.svg')
  await bare.close()
})

const NEXT = [
  ...new Set(
    ['home/page', 'services/page', 'category/article', 'treatment/page', 'treatment/treatment-article', 'contact/page'].map(
      (name) => builtFile(`src/pages/${name}.tsx`),
    ),
  ),
]

/** The files of other pages that a start fetches, as they are asked for. */
function pagesFetched(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const file = new URL(request.url()).pathname
    if (NEXT.includes(file)) files.push(file)
  })
  return files
}

test('the pages that most visitors go to next are fetched after the start', async ({ page }) => {
  const fetched = pagesFetched(page)
  await open(page, '/careers')
  await expect.poll(() => fetched.toSorted()).toEqual(NEXT.toSorted())
})

test('nothing is fetched ahead for a visitor who saves data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' }),
    }),
  )
  await page.clock.install()
  const fetched = pagesFetched(page)
  await open(page, '/careers')
  await page.clock.fastForward(200)
  await roundTrip(page)
  expect(fetched).toEqual([])
})
