import { sampleOf } from '../sample'
import { desktop, pageKinds, phone } from './site-pages'
import { expect, open, test } from './visit'

declare global {
  interface Window {
    unseen: string[]
  }
}

const kinds = [
  '/',
  '/services',
  '/face-surgeries',
  '/face-surgeries/lip-surgery',
  '/contact',
  '/gallery',
  '/real-results',
  '/blog',
  '/404',
]

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const size of [phone, desktop])
    test(`whoever goes by keyboard sees where they are, at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size)
      for (const path of sampleOf(kinds, size === phone ? 0 : 1)) {
        await open(page, path)
        await page.evaluate(noteFocus)
        for (let presses = 0; presses < PRESSES; presses++) await page.keyboard.press('Tab')
        expect.soft(await page.evaluate(() => window.unseen), path).toEqual(Array.from({ length: PRESSES }, () => ''))
      }
    })
})

const PRESSES = 30

/** Notes after each press of a key what has the focus when nothing shows it: no outline on it or beside it, or outside of the window. */
function noteFocus(): void {
  window.unseen = []
  addEventListener(
    'keyup',
    () => {
      const element = document.activeElement
      if (!element || element === document.body || element.tagName === 'IFRAME') return void window.unseen.push('')
      const parts = [element, element.nextElementSibling]
      for (let around = element.parentElement; around && around.tagName !== 'MAIN'; around = around.parentElement)
        parts.push(around)
      const rings = parts.map((part) => part && getComputedStyle(part))
      const outlined = rings.some((ring) => ring && ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2)
      const box = element.getBoundingClientRect()
      const drawn =
        element instanceof SVGElement && getComputedStyle(element.querySelector('circle') ?? element).strokeWidth !== '0px'
      const within = box.bottom > 0 && box.top < innerHeight
      window.unseen.push((outlined || drawn) && within ? '' : element.outerHTML.slice(0, 160))
    },
    { capture: true },
  )
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })
  test('buttons keep an edge, drawings and icons a line', async ({ page }) => {
    for (const path of ['/', '/contact']) {
      await open(page, path)
      const lost = await page.evaluate(() =>
        [...document.querySelectorAll('.button, main button, input:not([type=range], [type=checkbox]), textarea, .icon')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { borderTopWidth, borderTopColor, backgroundColor, stroke, textDecorationLine } = getComputedStyle(element)
            if (element.classList.contains('icon')) return stroke === 'none'
            const edge = Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== backgroundColor
            return !edge && textDecorationLine === 'none' && !element.querySelector('.icon') && !element.textContent?.trim()
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      )
      expect(lost, path).toEqual([])
    }
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every kind of page can be read, and its menus reached', async ({ page }) => {
    for (const path of sampleOf(pageKinds)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect.soft(page.locator('h1'), path).toBeVisible()
      expect.soft((await page.locator('main').innerText()).length, `${path} has a text`).toBeGreaterThan(120)
      if (path === '/lp') continue
      await expect
        .soft(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact', exact: true }))
        .toBeVisible()
      await expect.soft(page.locator('footer')).toContainText('2018 to')
    }
  })

  test('the dropdowns of the bar open under the pointer', async ({ page }) => {
    await page.setViewportSize(desktop)
    await page.goto('/contact')
    const main = page.getByRole('navigation', { name: 'Main' })
    await main.getByRole('link', { name: 'Services', exact: true }).hover()
    await main.locator('a[href="/face-surgeries"]').hover()
    await main.locator('a[href="/face-surgeries/lip-surgery"]').click()
    await expect(page).toHaveURL('/face-surgeries/lip-surgery')
  })
})
