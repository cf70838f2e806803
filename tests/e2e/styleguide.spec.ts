import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import type { ViteDevServer } from 'vite'
import { findChromium } from '../browser.js'
import { sampleOf } from '../sample'
import { expect, test } from './visit'

/** What the API said when the pictures were made: a text that changes is no change of the design. */
const CONTENT = new URL('./styleguide/content.json', import.meta.url)
/** Half the size shows what is missing, moved or coloured otherwise, and keeps the pictures small. */
const SCALE = 0.5
const looks = [
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const

test.use({
  deviceScaleFactor: SCALE,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { executablePath: findChromium(), args: ['--no-sandbox', '--lang=en-IN', '--font-render-hinting=slight'] },
})

test('the built site knows no styleguide', async ({ request }) => {
  const answer = await request.get('/styleguide', { maxRedirects: 0 })
  expect(answer.status()).toBe(302)
  expect(answer.headers()['location']).toBe('/404')
})

let server: ViteDevServer
test.describe('in development', () => {
  test.beforeAll(async () => {
    const { createServer } = await import('vite')
    server = await createServer({ configLoader: 'bundle', logLevel: 'error', server: { port: 0, hmr: false, watch: null } })
    await server.listen()
  })
  test.afterAll(() => server.close())

  test('the components look as agreed, on a phone and on a desk, light and dark', async ({ page, allows }, { config }) => {
    // What development itself remarks on.
    allows(/\[vite\] connect/, /React DevTools/)
    await keepContent(page, config.updateSnapshots !== 'none')
    await open(page)
    // Pictures forgive a shade; the list of colours with their contrast does not.
    expect.soft(await page.locator('#colours').innerText()).toMatchSnapshot(['styleguide', 'colours.txt'])
    for (const [width, colorScheme] of sampleOf(looks)) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme })
      const parts = await chapters(page)
      const picture = sharp(await page.screenshot({ fullPage: true, animations: 'disabled' }))
      for (const { id, ...box } of parts) {
        const actual = await picture.clone().extract(box).png({ palette: true, colours: 32, dither: 0, effort: 1 }).toBuffer()
        const kept = ['styleguide', `${id}-${width}-${colorScheme}.png`]
        expect.soft(actual).toMatchSnapshot(kept, { threshold: 0.06, maxDiffPixelRatio: 0.002 })
      }
    }
  })
})

async function open(page: Page): Promise<void> {
  // The next open days stand under a date.
  await page.clock.setFixedTime('2026-11-23T06:00:00Z')
  await page.goto(`${server.resolvedUrls?.local[0]}styleguide`)
  await page.locator('[data-shown]').waitFor()
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())])
  })
  await page.waitForLoadState('networkidle')
}

/** Where each part stands. All begin on a whole pixel of the picture, or one that grows would blur the others. */
const chapters = (page: Page) =>
  page.locator('[data-chapter]').evaluateAll((all, scale) => {
    // They begin at the page's own top: what stands above them ends now here, now there, and half a pixel is cut or not.
    const whole = all[0]?.parentElement
    if (whole) {
      scrollTo({ top: 0, behavior: 'instant' })
      whole.style.cssText = ''
      const { left, width } = whole.getBoundingClientRect()
      whole.style.cssText = `position: absolute; z-index: 99; top: 0; left: ${left}px; width: ${width}px; background: var(--paper)`
      whole.style.top = `${-(all[0]?.getBoundingClientRect().top ?? 0)}px`
    }
    return (all as HTMLElement[]).map((chapter) => {
      chapter.style.blockSize = 'auto'
      chapter.style.blockSize = `${Math.ceil(chapter.offsetHeight * scale + 1) / scale}px`
      const { left, top, width, height } = chapter.getBoundingClientRect()
      const at = (length: number) => Math.round(length * scale)
      return { id: chapter.id, left: at(left), top: at(top + scrollY), width: at(width), height: at(height) }
    })
  }, SCALE)

/** Answers the API from the file; when the pictures are made anew, from the content, and writes the file. */
async function keepContent(page: Page, anew: boolean): Promise<void> {
  const kept: Record<string, unknown> = JSON.parse(readFileSync(CONTENT, 'utf8'))
  await page.route('**/api/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (anew) {
      kept[pathname] = await (await route.fetch()).json()
      const lines = Object.entries(kept).map(([path, reply]) => `${JSON.stringify(path)}: ${JSON.stringify(reply)}`)
      writeFileSync(CONTENT, `{\n${lines.join(',\n')}\n}\n`)
    }
    await route.fulfill({ json: kept[pathname] })
  })
}
