import type { Page } from 'playwright/test'
import { deferredFeaturesStarted } from './moments'
import { expect, open, setInOwnFonts, test } from './visit'

const POST = '/blog/scars-how-they-heal'

async function read(page: Page): Promise<void> {
  await open(page, POST)
  await deferredFeaturesStarted(page)
}

const sizeOfText = (page: Page) => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))

test('text grows in three steps, and a page opened later has the size from its first frame', async ({ page }) => {
  await read(page)
  const usual = await sizeOfText(page)
  const aa = page.getByRole('button', { name: /^Text size/ })
  await aa.click()
  await expect.poll(() => sizeOfText(page)).toBeCloseTo(usual * 1.2, 1)
  await aa.click()
  await expect(page.getByRole('button', { name: 'Text size 3 of 3' })).toBeVisible()
  await page.goto('/blog', { waitUntil: 'commit' })
  await page.locator('h1').waitFor()
  expect(await sizeOfText(page)).toBeCloseTo(usual * 1.3, 1)
  await read(page)
  await aa.click()
  await expect.poll(() => sizeOfText(page)).toBeCloseTo(usual, 1)
})

test('largest text leaves the bar of a tablet and of a laptop whole', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('text', '2'))
  for (const width of [768, 991, 1000, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, POST)
    await deferredFeaturesStarted(page)
    await setInOwnFonts(page)
    // Waits for the stylesheet that comes after the first paint.
    const clashes = () =>
      page.evaluate(() => {
        const shown = [...document.querySelectorAll('#root > header :is(a, nav > ul > li > button)')].filter(
          (one) => one.checkVisibility() && !one.closest('nav li li'),
        )
        const boxes = shown.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
        return boxes.flatMap(({ text, box: a }, index) => {
          const over = boxes
            .slice(index + 1)
            .filter(({ box: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
          return a.right > innerWidth ? [text] : over.map((other) => `${text} / ${other.text}`)
        })
      })
    await expect.poll(clashes, `${width} px`).toEqual([])
  }
})

test('largest text breaks no page of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => localStorage.setItem('text', '2'))
  for (const path of ['/', '/face-surgeries', POST, '/book-an-appointment']) {
    await open(page, path)
    const wide = await page.evaluate(() =>
      document.documentElement.scrollWidth > innerWidth
        ? [...document.querySelectorAll('#root *')]
            .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
            .map((one) => one.outerHTML.slice(0, 80))
        : [],
    )
    expect(wide, path).toEqual([])
  }
})

test('a browser without a voice offers no reading', async ({ page }) => {
  await page.addInitScript(() => {
    speechSynthesis.getVoices = () => []
  })
  await read(page)
  await expect(page.getByRole('button', { name: 'WhatsApp' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Listen' })).toBeHidden()
})

test('the page is read paragraph by paragraph, and the one that is read is marked', async ({ page }) => {
  await page.addInitScript(() => {
    const said: SpeechSynthesisUtterance[] = []
    Object.assign(window, { said })
    speechSynthesis.getVoices = () => [{ lang: 'en-IN', localService: true, name: 'Test' } as SpeechSynthesisVoice]
    speechSynthesis.speak = (words) => void said.push(words)
    speechSynthesis.cancel = () => undefined
    // A voice of the test is none to the browser.
    Object.defineProperty(SpeechSynthesisUtterance.prototype, 'voice', { value: null, writable: true })
  })
  await read(page)
  const marked = page.locator('[data-read-aloud]')
  const listen = page.getByRole('button', { name: 'Listen' })
  await listen.click()
  await expect(marked).toHaveText((await page.locator('h1').textContent()) ?? '')
  await page.evaluate(() => (window as unknown as { said: EventTarget[] }).said.at(-1)?.dispatchEvent(new Event('end')))
  await expect(marked).toHaveCount(1)
  await expect(page.locator('h1[data-read-aloud]')).toHaveCount(0)
  await expect(listen).toHaveAttribute('aria-pressed', 'true')
  await listen.click()
  await expect(marked).toHaveCount(0)
  await expect(listen).toHaveAttribute('aria-pressed', 'false')
})

test('a page goes to WhatsApp with its name and address', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (address) => {
      Object.assign(window, { opened: String(address) })
      return null
    }
  })
  await read(page)
  await page.getByRole('button', { name: 'WhatsApp' }).click()
  const opened = await page.evaluate(() => decodeURIComponent((window as unknown as { opened: string }).opened))
  expect(opened).toContain('https://wa.me/?text=')
  expect(opened).toContain(POST)
})
