import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, devices, type Page } from 'playwright/test'
import { findChromium } from '../browser.js'
import { deferredFeaturesStarted, twoFrames } from './moments'
import { running, test } from './site-fixture'
import { expect } from './visit'

/** What Chromium sends to a page that can be installed. */
const offerInstall = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = new Event('beforeinstallprompt', { cancelable: true })
    Object.assign(event, {
      prompt: async () => {
        document.documentElement.dataset.prompted = 'yes'
        return { outcome: answer }
      },
    })
    dispatchEvent(event)
  }, outcome)

const hint = (page: Page) => page.getByRole('status', { name: /^(Install|ऐप इंस्टॉल करना)$/ })

/** The stores listen a moment after the app has the page. */
async function ready(page: Page): Promise<void> {
  await running(page)
  await deferredFeaturesStarted(page)
}

/** As if in a window of its own. */
const standalone = (page: Page) =>
  page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query.includes('standalone') ? real('all') : real(query))
  })

test('Chromium finds nothing that stands against installing', async ({ site }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const context = await chromium.launchPersistentContext(profile, { executablePath: findChromium(), args: ['--no-sandbox'] })
  const page = await context.newPage()
  await page.goto(site.url)
  const session = await context.newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
  const manifest = (await (await page.request.get(`${site.url}/manifest.webmanifest`)).json()) as {
    id: string
    shortcuts: { url: string }[]
    icons: { purpose: string }[]
    launch_handler: unknown
  }
  expect(manifest.id).toBe('/')
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/aftercare', '/book-an-appointment', '/contact', '/services'])
  expect(manifest.icons.map(({ purpose }) => purpose)).toEqual(expect.arrayContaining(['any', 'maskable', 'monochrome']))
  expect(manifest.launch_handler).toBeTruthy()
  await context.close()
  rmSync(profile, { recursive: true, force: true })
})

test('the hint comes on the second page, not on the first, and never after a no', async ({ page, site }) => {
  await page.clock.install()
  await page.goto(site.url)
  await ready(page)
  await offerInstall(page, 'accepted')
  await page.clock.fastForward('00:30')
  await expect(hint(page)).toHaveCount(0)
  await page.goto(`${site.url}/services`)
  await ready(page)
  await offerInstall(page, 'accepted')
  await page.clock.fastForward('00:06')
  await expect(hint(page)).toMatchAriaSnapshot(`
    - status "Install":
      - paragraph: /^Keep .+ on your home screen\\?$/
      - paragraph: /^It opens like an app/
      - button "Install"
      - button "No, thank you"
  `)
  await hint(page).getByRole('button', { name: 'No, thank you' }).click()
  await expect(hint(page)).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  for (const path of ['/blog', '/contact']) {
    await page.goto(site.url + path)
    await ready(page)
    await offerInstall(page, 'accepted')
  }
  await page.clock.fastForward('02:00')
  await expect(hint(page)).toHaveCount(0)
})

test('in Hindi the hint comes after a minute of reading, and thanks after a yes', async ({ page }) => {
  await page.clock.install()
  await page.goto('/hi')
  await ready(page)
  await offerInstall(page, 'accepted')
  await page.clock.fastForward('01:01')
  await expect(hint(page)).toMatchAriaSnapshot(`
    - status "ऐप इंस्टॉल करना":
      - paragraph: /^.+ को होम स्क्रीन पर रखें\\?$/
      - paragraph: /^साइट ऐप की तरह खुलती है/
      - button "इंस्टॉल कीजिए"
      - button "जी नहीं, धन्यवाद"
  `)
  await hint(page).getByRole('button', { name: 'इंस्टॉल कीजिए' }).click()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(hint(page)).toMatchAriaSnapshot(`
    - status "ऐप इंस्टॉल करना":
      - paragraph: ऐप इंस्टॉल हो गया। धन्यवाद।
      - paragraph: जो पेज आप खोलते हैं, वे बिना इंटरनेट भी पढ़े जा सकते हैं।
      - button "ठीक है"
  `)
})

test('the menu installs the site, and the app says thank you once', async ({ page, site }) => {
  await page.setViewportSize(devices['Pixel 7'].viewport)
  await page.goto(site.url)
  await ready(page)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Install the app' })).toHaveCount(0)
  await offerInstall(page, 'accepted')
  await page.getByRole('button', { name: 'Install the app' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-prompted', 'yes')
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await expect(hint(page)).toMatchAriaSnapshot(`
    - status "Install":
      - paragraph: Installed. Thank you for keeping us close.
      - paragraph
      - button "Good"
  `)
  await page.keyboard.press('Escape')
  await hint(page).getByRole('button').click()
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')))
  await twoFrames(page)
  await expect(hint(page)).toHaveCount(0)
})

test.describe('on an iPhone', () => {
  const { userAgent, viewport, deviceScaleFactor } = devices['iPhone 15']
  test.use({ userAgent, viewport, screen: { width: 393, height: 852 }, deviceScaleFactor, hasTouch: true, isMobile: true })

  test('the menu shows how to add the site to the Home Screen, with drawings', async ({ page, site }) => {
    await page.goto(site.url)
    await ready(page)
    await page.getByRole('button', { name: 'Menu', exact: true }).tap()
    await page.getByRole('button', { name: 'Install the app' }).tap()
    const guide = page.getByRole('dialog', { name: 'Add to your Home Screen' })
    await expect(guide.getByRole('listitem')).toHaveCount(3)
    await expect(guide).toMatchAriaSnapshot(`
      - dialog "Add to your Home Screen":
        - heading "Add to your Home Screen" [level=2]
        - list:
          - listitem: Tap Share in the browser’s bar.
          - listitem
          - listitem
        - button "Close"
    `)
    await expect(guide.locator('svg')).toHaveCount(3)
    const link = page.locator('link[rel=apple-touch-startup-image]')
    await link.waitFor({ state: 'attached' })
    const size = await link.evaluate(async ({ href }: HTMLLinkElement) => {
      const picture = new Image()
      picture.src = href
      await picture.decode()
      return [picture.width, picture.height]
    })
    expect(size, 'the picture of a starting app, on this phone').toEqual([1179, 2556])
    await guide.getByRole('button', { name: 'Close' }).tap()
    await expect(guide).toHaveCount(0)

    // In Hindi the buttons of an English phone are named by the English voice.
    await page.goto(`${site.url}/hi`)
    await ready(page)
    await page.getByRole('button', { name: 'मेन्यू', exact: true }).tap()
    await page.getByRole('button', { name: 'ऐप इंस्टॉल कीजिए' }).tap()
    const inHindi = page.getByRole('dialog', { name: 'होम स्क्रीन पर रखना' })
    await expect(inHindi.locator('[lang=en]')).toHaveText(['(Share)', '(Add to Home Screen)', '(Add)'])
    await expect(inHindi).toMatchAriaSnapshot(`
      - dialog "होम स्क्रीन पर रखना":
        - heading "होम स्क्रीन पर रखना" [level=2]
        - list:
          - listitem: /^ब्राउज़र की पट्टी में ‘शेयर’ \\(Share\\) दबाइए।$/
          - listitem
          - listitem
        - button "बंद कीजिए"
    `)
  })
})

test('installed, the app has its own way back and a share button', async ({ page, site }) => {
  await standalone(page)
  await page.goto(site.url)
  await ready(page)
  const bar = page.getByRole('group', { name: 'App' })
  await expect(bar.getByRole('button', { name: 'Share' })).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Back' })).toHaveCount(0)
  await page.goto(`${site.url}/services`)
  await bar.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(`${site.url}/`)
})

test('installed, back from the first page is home, also when other pages lie ahead of it', async ({ page }) => {
  await standalone(page)
  await page.goto('/services')
  await page.goto('/blog')
  await page.goBack()
  await ready(page)
  await page.getByRole('group', { name: 'App' }).getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})
