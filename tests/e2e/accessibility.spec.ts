import { bringAxe, violations } from './axe'
import { desktop, phone } from './site-pages'
import { expect, open, test } from './visit'

// Still pages: a colour in the middle of a transition is nobody's to read.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

// What stands on the pages themselves is looked at in pages.spec, which opens each of them.
test('the sidebar and its submenus are in order', async ({ page }) => {
  await page.setViewportSize(phone)
  await open(page, '/services')
  await bringAxe(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  expect(await violations(page, 'header')).toEqual([])
  await page.locator('#sidebar').getByRole('button', { name: 'Services' }).click()
  expect(await violations(page, 'header')).toEqual([])
})

test('a dropdown is in order', async ({ page }) => {
  await page.setViewportSize(desktop)
  await open(page, '/services')
  await bringAxe(page)
  await page.getByRole('button', { name: 'Services: show the submenu' }).click()
  expect(await violations(page)).toEqual([])
})
