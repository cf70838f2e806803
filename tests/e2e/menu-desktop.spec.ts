import type { Locator, Page } from 'playwright/test'
import { twoFrames } from './moments'
import { desktop, tablet } from './site-pages'
import { expect, open, scrollTo, setInOwnFonts, test } from './visit'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' })
const group = (page: Page, name: string) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `${name}: show` }) })
const opener = (page: Page, name: string) => menu(page).getByRole('button', { name: `${name}: show the submenu` })
const item = (page: Page, name: string) => menu(page).getByRole('link', { name, exact: true })
/** On the screen from edge to edge; fonts may still move it. */
const expectInside = (element: Locator, width: number) =>
  expect
    .poll(async () => {
      const box = await element.boundingBox()
      return box !== null && box.x >= 0 && box.x + box.width <= width
    }, String(element))
    .toBe(true)

/** The bar of a tablet and that of a desktop one after the other: a page of its own for each would be read anew. */
const atBothSizes = (title: string, journey: (page: Page, size: typeof tablet) => Promise<void>) =>
  test(title, async ({ page }) => {
    for (const size of [tablet, desktop])
      await test.step(`at ${size.width} px`, async () => {
        await page.setViewportSize(size)
        // Away from the bar, where the journey before may have left it.
        await page.mouse.move(5, size.height - 100)
        await journey(page, size)
      })
  })

atBothSizes('the bar has logo, phone numbers, e-mail and the menus', async (page) => {
  await open(page, '/services')
  const bar = page.locator('#root > header')
  await expect(bar.getByRole('link', { name: /Dr\. Ira Vasant PLASTIC SURGEON .*home/i })).toBeVisible()
  await expect(bar.locator('a[href^="tel:"]:visible')).toHaveCount(2)
  await expect(bar.locator('a[href^="mailto:"]:visible')).toHaveCount(1)
  for (const name of ['About', 'Services', 'Testimonials', 'Gallery']) {
    await expect(item(page, name)).toBeVisible()
    await expect(opener(page, name)).toHaveAttribute('aria-expanded', 'false')
  }
})

atBothSizes('hovering opens a dropdown, and a category its treatments, all on the screen', async (page, size) => {
  await open(page, '/services')
  for (const [name, last] of [
    ['About', 'Careers'],
    ['Testimonials', 'Video testimonials'],
    ['Gallery', 'Case Study'],
  ] as const) {
    await expect(item(page, last)).toBeHidden()
    await item(page, name).hover()
    await expect(item(page, last)).toBeVisible()
    await expectInside(item(page, last), size.width)
  }
  await item(page, 'Services').hover()
  await expect(item(page, 'Careers')).toBeHidden()
  for (const [category, treatment] of [
    ['/face-surgeries', '/lip-surgery'],
    ['/body-chest', '/gynecomastia'],
    ['/skin-hair', '/growth-factor-therapy-power-shots'],
  ] as const) {
    await menu(page).locator(`a[href="${category}"]`).hover()
    const nested = menu(page).locator(`a[href="${category}${treatment}"]`)
    await expect(nested).toBeVisible()
    await expectInside(nested, size.width)
  }
})

atBothSizes('a click on an item closes the dropdown until the pointer comes again', async (page, size) => {
  await open(page, '/services')
  await item(page, 'Services').hover()
  await menu(page).locator('a', { hasText: 'Face Surgeries' }).hover()
  const nested = menu(page).locator('a', { hasText: 'Lip Surgery' })
  await nested.click()
  await expect(page).toHaveURL('/face-surgeries/lip-surgery')
  await expect(nested).toBeHidden()
  await expect(menu(page).locator('a', { hasText: 'Face Surgeries' })).toBeHidden()
  await page.mouse.move(5, size.height - 100)
  await item(page, 'Services').hover()
  await expect(menu(page).locator('a', { hasText: 'Face Surgeries' })).toBeVisible()
})

atBothSizes(
  'a menu whose own link was clicked stays shut on the next page until the pointer has left and comes again',
  async (page, size) => {
    await open(page, '/contact')
    // Late ones come with the next page, and the bar would move away from under the pointer.
    await setInOwnFonts(page)
    await item(page, 'Services').hover()
    const first = menu(page).locator('a', { hasText: 'Face Surgeries' })
    await expect(first).toBeVisible()
    await item(page, 'Services').click()
    await expect(page).toHaveURL('/services')
    await expect(first).toBeHidden()
    const box = await item(page, 'Services').boundingBox()
    await page.mouse.move((box?.x ?? 0) + 5, (box?.y ?? 0) + 5, { steps: 3 })
    await twoFrames(page)
    await expect(first, 'the pointer has only moved on it').toBeHidden()
    await page.mouse.move(5, size.height - 100)
    await item(page, 'Services').hover()
    await expect(first).toBeVisible()
  },
)

atBothSizes('Escape shuts a dropdown that the pointer opened, until it comes again', async (page, size) => {
  await open(page, '/services')
  await item(page, 'About').hover()
  await expect(item(page, 'Careers')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(item(page, 'Careers')).toBeHidden()
  await page.mouse.move(5, size.height - 100)
  await item(page, 'About').hover()
  await expect(item(page, 'Careers')).toBeVisible()
})

atBothSizes('the keyboard opens a dropdown, goes through it, and Escape leads back to its button', async (page) => {
  await open(page, '/contact')
  await opener(page, 'Services').focus()
  await page.keyboard.press('Enter')
  await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(menu(page).locator('a', { hasText: 'Face Surgeries' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(page).locator('[href="/face-surgeries"] + ul a').first()).toBeFocused()
  await expect(menu(page).locator('[href="/face-surgeries"] + ul a').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opener(page, 'Services')).toBeFocused()
  await expect(opener(page, 'Services')).toHaveAttribute('aria-expanded', 'false')
  await expect(menu(page).locator('a', { hasText: 'Face Surgeries' })).toBeHidden()
})

atBothSizes('Tab passes by closed dropdowns, and leaving an open one closes it', async (page) => {
  await open(page, '/contact')
  await opener(page, 'About').focus()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Services')).toBeFocused()
  await opener(page, 'Gallery').press('Space')
  await expect(item(page, 'Clinic Gallery')).toBeVisible()
  for (let items = 0; items < 4; items++) await page.keyboard.press('Tab')
  await expect(item(page, 'Case Study')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(item(page, 'Blog')).toBeFocused()
  await expect(item(page, 'Case Study')).toBeHidden()
})

atBothSizes('the button of a dropdown closes it too, as does a click elsewhere', async (page, size) => {
  await open(page, '/contact')
  await opener(page, 'About').click()
  await expect(opener(page, 'About')).toHaveAttribute('aria-expanded', 'true')
  await opener(page, 'About').click()
  await expect(item(page, 'Careers')).toBeHidden()
  await opener(page, 'About').press('Enter')
  await expect(item(page, 'Careers')).toBeVisible()
  await page.mouse.click(20, size.height - 20)
  await expect(item(page, 'Careers')).toBeHidden()
})

atBothSizes('the bar sticks on a ground of its own from 10 px of scroll', async (page) => {
  await open(page, '/services')
  const bar = page.locator('#root > header')
  const ground = () => bar.evaluate((element) => getComputedStyle(element).backgroundColor)
  await scrollTo(page, 9)
  await expect(bar).not.toHaveAttribute('data-sticky')
  await scrollTo(page, 10)
  await expect(bar).toHaveAttribute('data-sticky')
  await expect.poll(ground).toBe('rgb(255, 255, 255)')
  await scrollTo(page, 900)
  expect((await bar.boundingBox())?.y).toBe(0)
  await scrollTo(page, 0)
  await expect(bar).not.toHaveAttribute('data-sticky')
})

atBothSizes('on the home page the bar overlays the page; elsewhere the page starts below it', async (page) => {
  await open(page, '/')
  const bar = page.locator('#root > header')
  await expect(bar).toHaveCSS('position', 'fixed')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  expect((await page.locator('main').boundingBox())?.y).toBe(0)
  await scrollTo(page, 10)
  await expect(bar).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await item(page, 'Contact').click()
  await expect(page).toHaveURL('/contact')
  await expect(bar).toHaveCSS('position', 'sticky')
  const height = (await bar.boundingBox())?.height ?? 0
  expect((await page.locator('main').boundingBox())?.y).toBeCloseTo(height, 0)
})

atBothSizes('a page reloaded half-way down has the sticky bar and the way back to the top', async (page) => {
  await open(page, '/services')
  await scrollTo(page, 600)
  await page.reload()
  await expect(page.locator('#root > header')).toHaveAttribute('data-sticky')
  await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ viewport: tablet, hasTouch: true })
  test('the button of a dropdown opens and closes it', async ({ page }) => {
    await open(page, '/contact')
    await opener(page, 'About').tap()
    await expect(item(page, 'Careers')).toBeVisible()
    await opener(page, 'About').tap()
    await expect(item(page, 'Careers')).toBeHidden()
    await opener(page, 'About').tap()
    await item(page, 'Careers').tap()
    await expect(page).toHaveURL('/careers')
    await expect(item(page, 'Careers')).toBeHidden()
    await expect(group(page, 'About')).toBeVisible()
  })
})

test.describe('on a tablet without a pointer', () => {
  test.use({ viewport: { width: 800, height: 1100 }, hasTouch: true, isMobile: true })
  test('the button of the Services menu shows the treatments below their categories, and one opens', async ({ page }) => {
    await open(page, '/contact')
    await opener(page, 'Services').tap()
    for (const path of ['/face-surgeries/lip-surgery', '/hair-treatment/mesotherapy', '/anti-aging/dermal-fillers']) {
      const treatment = menu(page).locator(`a[href="${path}"]`)
      await expect(treatment).toBeVisible()
      await expectInside(treatment, 800)
    }
    // A page that is wider than the screen shows more of itself, smaller.
    expect(await page.evaluate(() => innerWidth)).toBe(800)
    await menu(page).locator('a[href="/hair-treatment/mesotherapy"]').tap()
    await expect(page).toHaveURL('/hair-treatment/mesotherapy')
  })
})
