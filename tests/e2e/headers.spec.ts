import type { Page } from 'playwright/test'
import { DEFAULT_LANG, splitPath } from '../../src/shared/languages'
import { sampleOf } from '../sample'
import { tellingPages } from './page-shapes'
import { expect, test, walkTo } from './visit'

/** Pages of one language: from one to another a document is loaded. Those that look like others are walked to in pages.spec. */
const pages = tellingPages.filter((path) => splitPath(path).lang === DEFAULT_LANG)

/** What the page's policy stopped, and what was said on the console about it. */
async function watch(page: Page): Promise<string[]> {
  const stopped: string[] = []
  await page.exposeFunction('stopped', (what: string) => void stopped.push(what))
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) =>
      (window as unknown as { stopped(what: string): void }).stopped(
        [location.pathname, violatedDirective, blockedURI, sample, sourceFile].join(' '),
      ),
    ),
  )
  page.on('console', (message) => {
    if (/policy|trusted/i.test(message.text())) stopped.push(`${new URL(page.url()).pathname}: ${message.text()}`)
  })
  page.on('pageerror', (error) => stopped.push(`${new URL(page.url()).pathname}: ${error.message}`))
  return stopped
}

const running = (page: Page) => page.locator('html[data-app=ready]').waitFor({ state: 'attached' })

// What the policy stops while a page is opened and scrolled is heard on the console in pages.spec.

test('what pages are made of comes inside the app under the security policy', async ({ page }) => {
  const stopped = await watch(page)
  await page.goto('/')
  await page.keyboard.press('Shift')
  await running(page)
  for (const path of sampleOf(pages)) {
    await walkTo(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(stopped).toEqual([])
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('it is registered under the security policy', async ({ page }) => {
    const stopped = await watch(page)
    await page.goto('/')
    await page.keyboard.press('Shift')
    await running(page)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    expect(stopped).toEqual([])
  })
})

test('HTML from anywhere else cannot reach a page', async ({ page, provokes }) => {
  provokes(
    /requires 'TrustedHTML' assignment/,
    /requires 'TrustedScriptURL' assignment/,
    /TrustedTypePolicy named 'other' violates/,
  )
  await page.goto('/')
  const refused = await page.evaluate(() => {
    const attempts: (() => unknown)[] = [
      () => (document.body.innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.write('<p>'),
      () => Object.assign(document.createElement('script'), { src: 'https://evil.example/x.js' }),
      () =>
        (window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): unknown } }).trustedTypes.createPolicy(
          'other',
          {},
        ),
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'allowed'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError'])
})
