import type { Page } from 'playwright/test'
import { sampleOf } from '../sample'
import { expect, open, scrollTo, test } from './visit'

const pages = [
  '/',
  '/body-chest',
  '/face-surgeries/rhinoplasty-nose-surgery',
  '/blog/anaesthesia-explained',
  '/contact',
  '/gallery',
  '/real-results',
  '/privacy-policy',
]

/** Words that lie under the chat button or the way back to the top, wholly or in part, at some steps down the page. */
const covered = (page: Page, steps: number[]) =>
  page.evaluate((parts) => {
    const end = document.documentElement.scrollHeight
    return parts.flatMap((part) => {
      window.scrollTo({ top: end * part, behavior: 'instant' })
      const buttons = [...document.querySelectorAll('#strip aside > *')].filter((button) => button.checkVisibility())
      const words = new Set<string>()
      for (const button of buttons) {
        const { left, top, right, bottom } = button.getBoundingClientRect()
        const seen = new Set<Element>()
        for (let x = left + 1; x < right; x += 8)
          for (let y = top + 1; y < bottom; y += 8) {
            const [first, ...under] = document.elementsFromPoint(x, y).filter((element) => !button.contains(element))
            // What has a ground of its own hides the text itself: the strip and the bar, where the buttons have their place.
            if (first?.closest('#root > header, #strip nav')) continue
            for (const element of [first, ...under]) if (element?.closest('main, footer')) seen.add(element)
          }
        for (const element of seen)
          for (const node of element.childNodes) {
            if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) continue
            const range = document.createRange()
            range.selectNodeContents(node)
            const hit = [...range.getClientRects()].some(
              (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
            )
            if (hit && element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
              words.add(node.textContent.trim().slice(0, 50))
          }
      }
      return [...words].map((text) => `${Math.round(part * 100)} % down: ${text}`)
    })
  }, steps)

const sizes = [
  [320, 568],
  [360, 640],
  [599, 800],
  [640, 360],
  [768, 1024],
  [992, 700],
  [1280, 800],
] as const
const further = [1, 2, 3, 4, 5, 6, 7].map((step) => step / 7)

for (const path of sampleOf(pages))
  test(`on ${path} neither the chat button nor the way back to the top covers a word in any window`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await open(page, path)
    const top = page.getByRole('button', { name: 'Back to top' })
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await scrollTo(page, 0)
      await expect(top).toBeHidden()
      expect.soft(await covered(page, [0]), `${width} px`).toEqual([])
      await scrollTo(page, 1000)
      await expect(top).toBeVisible()
      expect.soft(await covered(page, further), `${width} px`).toEqual([])
    }
  })

for (const width of [320, 360, 768, 1280])
  test(`at ${width} px both buttons are as large as a finger, in the window and on nothing else that can be touched`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/services')
    await scrollTo(page, 1000)
    await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll('#strip aside > *, #root > header :is(a, button), #strip nav a')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('#sidebar'))
        .map((element) => ({ own: !!element.closest('aside'), box: element.getBoundingClientRect().toJSON() as DOMRect })),
    )
    for (const { box } of boxes.filter(({ own }) => own)) {
      expect(box.width).toBeGreaterThanOrEqual(48)
      expect(box.height).toBeGreaterThanOrEqual(48)
      expect(box.right).toBeLessThanOrEqual(width)
      const hit = boxes.filter(
        ({ box: other }) =>
          other.left < box.right - 0.5 &&
          other.right > box.left + 0.5 &&
          other.top < box.bottom - 0.5 &&
          other.bottom > box.top + 0.5,
      )
      expect(hit).toHaveLength(1)
    }
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  test('the chat button stands in the strip too', async ({ page }) => {
    await page.goto('/services')
    const [chat, strip] = await Promise.all([
      page.getByRole('link', { name: 'Chat with us' }).boundingBox(),
      page.getByRole('navigation', { name: 'Quick actions' }).boundingBox(),
    ])
    expect(chat?.y).toBeGreaterThanOrEqual(strip?.y ?? 0)
  })
})
