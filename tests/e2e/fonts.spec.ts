import type { Page } from 'playwright/test'
import { hold } from './moments'
import { phone } from './site-pages'
import { expect, painted, started, test } from './visit'

/** Some font, and not ours. */
const OTHER = /^(?!.*Newsreader)./

// That fonts which come late move nothing is seen on every page in pages.spec.
test('the page after one that had to do without the fonts is set in them', async ({ page }) => {
  await page.setViewportSize(phone)
  const { release } = await hold(page, /\.woff2$/)
  await page.goto('/services', { waitUntil: 'commit' })
  await painted(page)
  await page.waitForFunction(() => 'lateFonts' in window)
  release()
  await started(page)
  expect(await fontOfHeading(page)).toMatch(OTHER)
  await page.locator('#strip').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => fontOfHeading(page)).toContain('Newsreader')
})

test('a page that was long on its way does not wait for fonts; they are there for the next', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 600
  })
  const fonts = page.waitForResponse(/newsreader-.*\.woff2$/)
  await page.goto('/services')
  await started(page)
  expect(await fontOfHeading(page)).toMatch(OTHER)
  await fonts
  await page.locator('#strip').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => fontOfHeading(page)).toContain('Newsreader')
})

/** The families that the browser really draws the heading with. */
async function fontOfHeading(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: 'h1' })
  // While pages change the heading may be gone by now.
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId }).catch(() => ({ fonts: [] }))
  await session.detach()
  return fonts.map(({ familyName }) => familyName).join()
}
