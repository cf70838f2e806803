import type { Locator, Page } from 'playwright/test'
import { phone } from './site-pages'
import { expect, open, scrolled, scrollTo, test } from './visit'

test.use({ viewport: phone, hasTouch: true, isMobile: true })

const shown = (page: Page) => page.locator('#main > [data-page]:visible')
const rendered = (page: Page, path: string | null) => page.locator(`#main > [data-page="${path}"]`)

/** A finger that is put on something, and taken away again: a tap, unless the browser took it for something else in between. */
async function finger(page: Page) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  let at = { x: 0, y: 0 }
  return {
    async press(target: Locator) {
      await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      const box = await target.boundingBox()
      at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      await send('touchStart', [at])
    },
    async scroll(by: number) {
      for (let step = 1; step <= 10; step++) await send('touchMove', [{ x: at.x, y: at.y + (by * step) / 10 }])
      await send('touchEnd', [])
    },
    lift: () => send('touchEnd', []),
  }
}

test('a page that a finger rests on is rendered before the tap is over, and shown by it', async ({ page }) => {
  await open(page, '/face-surgeries')
  await scrollTo(page, 120)
  const link = page.locator('#treatments + ul a[href]').nth(1)
  const path = await link.getAttribute('href')
  const { press, lift } = await finger(page)
  await press(link)
  const left = await scrolled(page)
  await expect(rendered(page, path)).toBeAttached()
  await expect(rendered(page, path)).toBeHidden()
  await expect(page).toHaveURL('/face-surgeries')

  await lift()
  await expect(page).toHaveURL(path ?? '')
  await expect(shown(page)).toHaveAttribute('data-page', path ?? '')
  await expect(page.locator('#main > [data-page]')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(await scrolled(page)).toBe(0)
  await expect(page.locator('#faq')).toBeAttached()

  await page.goBack()
  await expect(page).toHaveURL('/face-surgeries')
  await expect(shown(page)).toHaveAttribute('data-page', '/face-surgeries')
  await expect.poll(() => scrolled(page)).toBe(left)
})

test('the page of a link is forgotten when the finger goes to another one', async ({ page }) => {
  await open(page, '/face-surgeries')
  const links = page.locator('#treatments + ul a[href]')
  const paths = await Promise.all([0, 1].map((at) => links.nth(at).getAttribute('href')))
  const { press, scroll, lift } = await finger(page)
  await press(links.nth(0))
  await expect(rendered(page, paths[0] ?? '')).toBeAttached()
  await scroll(-120)
  await expect(page).toHaveURL('/face-surgeries')

  await press(links.nth(1))
  await expect(rendered(page, paths[1] ?? '')).toBeAttached()
  await expect(rendered(page, paths[0] ?? '')).not.toBeAttached()
  await lift()
  await expect(page).toHaveURL(paths[1] ?? '')
  await expect(shown(page)).toHaveAttribute('data-page', paths[1] ?? '')
})

test('a tap in the menu closes it over the page that was rendered ahead', async ({ page }) => {
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Menu' }).tap()
  const link = page.locator('#sidebar').getByRole('link', { name: /blog/i })
  await expect(link).toBeVisible()
  const { press, lift } = await finger(page)
  await press(link)
  await expect(rendered(page, '/blog')).toBeAttached()
  await lift()
  await expect(page).toHaveURL('/blog')
  await expect(shown(page)).toHaveAttribute('data-page', '/blog')
  await expect(page.locator('#sidebar')).toBeHidden()
})
