import type { Page } from 'playwright/test'
import { phone } from './site-pages'
import { expect, open, scrolled, scrollTo, started, test } from './visit'

/** What the browser tells assistive technology of the toggle; it knows by itself which popover the button opens. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page)
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[popovertarget=sidebar]' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false })
  await session.detach()
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

test.use({ viewport: phone, hasTouch: true })

const toggle = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
const sidebar = (page: Page) => page.locator('#sidebar')
/** A tap that does not scroll: the test tool would bring a sticky bar to where it stood first. */
const tapAsItIs = (page: Page) => toggle(page).evaluate((button) => (button as HTMLElement).click())
const submenu = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })

test('the dark bar has logo, the doctor’s name, a caption and the toggle', async ({ page }) => {
  await open(page, '/services')
  const bar = page.locator('#root > header')
  await expect(bar).toHaveCSS('background-color', 'rgb(77, 32, 57)')
  const brand = bar.locator('a').first()
  await expect(brand.getByText('Dr. Ira Vasant', { exact: true })).toBeVisible()
  await expect(brand.getByText('PLASTIC SURGEON', { exact: true })).toBeVisible()
  await expect(brand.locator('svg')).toBeVisible()
  await expect.poll(() => isExpanded(page)).toBe(false)
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
})

test('the bar sticks from the first pixel of scroll', async ({ page }) => {
  await open(page, '/services')
  const bar = page.locator('#root > header')
  await expect(bar).not.toHaveAttribute('data-sticky')
  await scrollTo(page, 1)
  await expect(bar).toHaveAttribute('data-sticky')
  await scrollTo(page, 500)
  expect((await bar.boundingBox())?.y).toBe(0)
})

test('the toggle opens a sidebar from the left with everything in it, and closes it', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).tap()
  await expect.poll(() => isExpanded(page)).toBe(true)
  await expect.poll(async () => (await sidebar(page).boundingBox())?.x).toBe(0)
  for (const name of ['About', 'Services', 'Testimonials', 'Gallery']) await expect(submenu(page, name)).toBeVisible()
  for (const name of ['Blog', 'Contact', 'BOOK AN APPOINTMENT'])
    await expect(sidebar(page).getByRole('link', { name })).toBeVisible()
  await expect(sidebar(page).locator('a[href^="tel:"]')).toHaveCount(2)
  await expect(sidebar(page).locator('a[href^="mailto:"]')).toHaveCount(1)
  for (const name of ['Facebook', 'X', 'Instagram', 'YouTube'])
    await expect(sidebar(page).getByRole('link', { name: `${name} (opens in a new window)` })).toBeVisible()
  await toggle(page).tap()
  await expect(sidebar(page)).toBeHidden()
  await expect.poll(() => isExpanded(page)).toBe(false)
})

test('submenus open inside one another, and Back returns one level at a time', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).tap()
  await submenu(page, 'Services').tap()
  await submenu(page, 'Face Surgeries').tap()
  const treatment = sidebar(page).getByRole('link', { name: 'Lip Surgery', exact: true })
  await expect(treatment).toBeVisible()
  const back = sidebar(page).getByRole('button', { name: 'Back' }).filter({ visible: true }).last()
  await back.tap()
  await expect(treatment).toBeHidden()
  await expect(submenu(page, 'Body & Chest')).toBeVisible()
  await back.tap()
  await expect(submenu(page, 'Body & Chest')).toBeHidden()
  await expect(submenu(page, 'Services')).toBeVisible()
})

test('a link opens its page and closes the menu', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).tap()
  await submenu(page, 'Services').tap()
  await submenu(page, 'Face Surgeries').tap()
  await sidebar(page).getByRole('link', { name: 'Lip Surgery', exact: true }).tap()
  await expect(page).toHaveURL('/face-surgeries/lip-surgery')
  await expect(sidebar(page)).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await toggle(page).tap()
  await expect(submenu(page, 'Services')).toBeVisible()
  await expect(submenu(page, 'Body & Chest')).toBeHidden()
})

test('the link of the page that is open closes the menu too', async ({ page }) => {
  await open(page, '/contact')
  await toggle(page).tap()
  await sidebar(page).getByRole('link', { name: 'Contact', exact: true }).tap()
  await expect(sidebar(page)).toBeHidden()
})

test('a tap outside closes the menu without touching what lies there', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).tap()
  await page.touchscreen.tap(phone.width - 10, 400)
  await expect(sidebar(page)).toBeHidden()
  await expect(page).toHaveURL('/services')
})

test('Escape closes one level, then the menu, and the toggle has the focus', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).press('Enter')
  await submenu(page, 'Services').press('Enter')
  await expect(submenu(page, 'Face Surgeries')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(submenu(page, 'Face Surgeries')).toBeHidden()
  await expect(submenu(page, 'Services')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await expect(toggle(page)).toBeFocused()
})

test('the keyboard stays in the open menu and its bar, and the page behind cannot be reached', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).press('Enter')
  for (const outside of ['main', 'footer', '#strip', '.skip']) await expect(page.locator(outside)).toHaveAttribute('inert')
  const seen = new Set<string>()
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab')
    seen.add(await page.evaluate(() => document.activeElement?.closest('header, main, footer, #strip')?.tagName ?? 'BODY'))
  }
  expect([...seen].filter((place) => place !== 'BODY')).toEqual(['HEADER'])
})

test('the page behind an open menu does not scroll', async ({ page }) => {
  await open(page, '/services')
  await scrollTo(page, 200)
  await tapAsItIs(page)
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await page.mouse.move(phone.width - 10, 400)
  await page.mouse.wheel(0, 600)
  await page.mouse.move(100, 400)
  await page.mouse.wheel(0, 3000)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await scrolled(page)).toBe(200)
  await tapAsItIs(page)
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
})

test('a menu opened before the scripts stays open when they come', async ({ page }) => {
  const gate = { release: () => undefined as void }
  const held = new Promise<void>((resolve) => {
    gate.release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/services')
  await toggle(page).tap()
  await expect(sidebar(page)).toBeVisible()
  gate.release()
  await started(page)
  await expect.poll(() => isExpanded(page)).toBe(true)
  await expect(sidebar(page)).toBeVisible()
  await expect(page.locator('main')).toHaveAttribute('inert')
})

test('a phone turned to the width of a tablet shows the other menu and a page that scrolls', async ({ page }) => {
  await open(page, '/services')
  await toggle(page).tap()
  await expect(sidebar(page)).toBeVisible()
  await page.setViewportSize({ width: 820, height: 375 })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await page.setViewportSize(phone)
  await expect(sidebar(page)).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the menu opens, goes down and back, leads to pages and closes', async ({ page }) => {
    await page.goto('/services')
    await toggle(page).tap()
    await submenu(page, 'Services').tap()
    await submenu(page, 'Hair Treatment').tap()
    await sidebar(page).getByRole('button', { name: 'Back' }).filter({ visible: true }).last().tap()
    await submenu(page, 'Hair Treatment').tap()
    await sidebar(page).locator('a[href="/hair-treatment/mesotherapy"]').tap()
    await expect(page).toHaveURL('/hair-treatment/mesotherapy')
    await toggle(page).tap()
    await expect(sidebar(page)).toBeVisible()
    await toggle(page).tap()
    await expect(sidebar(page)).toBeHidden()
  })
})
