import type { Locator, Page } from 'playwright/test'
import { phone } from './site-pages'
import { expect, open, scrolled, scrollTo, test } from './visit'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const shown = (page: Page) => page.locator('#main > [data-page]:visible')
const rendered = (page: Page, path: string | null) => page.locator(`#main > [data-page="${path}"]`)

// Not expect().toHaveURL(): to ask the page again and again would have it rendered while it is out of sight, of which Chromium warns.

/** A finger that rests on something and slides off it, however long that takes, and that taps. A tap may not last: it would be a long press. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchEnd' | 'touchCancel', touchPoints: { x: number; y: number }[] = []) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const put = async (target: Locator) => {
    const box = await target.boundingBox()
    await send('touchStart', [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }])
  }
  return {
    /** Rests until the page of the link is rendered: what does that comes a moment after the start. */
    async rest(target: Locator) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const path = await target.getAttribute('href')
      await expect(async () => {
        await put(target)
        const there = await rendered(page, path)
          .waitFor({ state: 'attached', timeout: 1000 })
          .then(
            () => true,
            () => send('touchCancel'),
          )
        expect(there).toBe(true)
      }).toPass()
    },
    slideOff: () => send('touchCancel'),
    async tap(target: Locator) {
      await put(target)
      await send('touchEnd')
    },
  }
}

test('a page that a finger rests on is rendered before the tap is over, and shown by it', async ({ page }) => {
  await open(page, '/face-surgeries')
  await scrollTo(page, 120)
  const link = page.locator('#guide ~ ul a[href]').nth(1)
  const path = await link.getAttribute('href')
  const { rest, slideOff, tap } = await finger(page)
  await rest(link)
  const left = await scrolled(page)
  await expect(rendered(page, path)).toBeAttached()
  await expect(rendered(page, path)).not.toBeInViewport()
  await slideOff()
  await expect(rendered(page, path)).toBeHidden()
  await expect(page).toHaveURL('/face-surgeries')

  await tap(link)
  await page.waitForURL(path ?? '')
  await expect(shown(page)).toHaveAttribute('data-page', path ?? '')
  await expect(page.locator('#main > [data-page]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await scrolled(page)).toBe(0)
  await expect(page.locator('#faq')).toBeAttached()

  await page.goBack()
  await expect(page).toHaveURL('/face-surgeries')
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveAttribute('data-page', '/face-surgeries')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('the page of a link is forgotten when the finger goes to another one', async ({ page }) => {
  await open(page, '/face-surgeries')
  const links = page.locator('#guide ~ ul a[href]')
  const paths = await Promise.all([0, 1].map((at) => links.nth(at).getAttribute('href')))
  const { rest, slideOff, tap } = await finger(page)
  await rest(links.nth(0))
  await expect(rendered(page, paths[0] ?? '')).toBeAttached()
  await slideOff()

  await rest(links.nth(1))
  await expect(rendered(page, paths[1] ?? '')).toBeAttached()
  await expect(rendered(page, paths[0] ?? '')).not.toBeAttached()
  await slideOff()
  await expect(page).toHaveURL('/face-surgeries')
  await tap(links.nth(1))
  await page.waitForURL(paths[1] ?? '')
  await expect(shown(page)).toHaveAttribute('data-page', paths[1] ?? '')
})

test('Back in the moment of the tap leaves the page that was shown, also for an anchor of it', async ({ page }) => {
  await open(page, '/face-surgeries')
  await page.evaluate(() => history.pushState(null, '', '#guide'))
  const link = page.locator('#guide ~ ul a[href]').nth(1)
  const { rest, slideOff, tap } = await finger(page)
  await rest(link)
  await slideOff()
  await page.evaluate(() => addEventListener('click', () => history.back(), { once: true }))
  await tap(link)
  await expect(page).toHaveURL('/face-surgeries')
  await expect(shown(page)).toHaveCount(1)
  await expect(shown(page)).toHaveAttribute('data-page', '/face-surgeries')
})

test('a tap in the menu closes it over the page that was rendered ahead', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const link = page.locator('#sidebar').getByRole('link', { name: /blog/i })
  await expect(link).toBeVisible()
  const { rest, slideOff, tap } = await finger(page)
  await rest(link)
  await expect(rendered(page, '/blog')).toBeAttached()
  await slideOff()
  await tap(link)
  await page.waitForURL('/blog')
  await expect(shown(page)).toHaveAttribute('data-page', '/blog')
  await expect(page.locator('#sidebar')).toBeHidden()
})
