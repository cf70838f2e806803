import type { Locator, Page } from 'playwright/test'
import { sampleOf } from '../sample'
import { fieldOf, formOn } from './forms-page'
import { expect, open, test } from './visit'

const POST = '/blog/rhinoplasty-recovery-week-by-week'
const TREATMENT = '/face-surgeries/rhinoplasty-nose-surgery'
const treatments = [TREATMENT, '/body-chest/mommy-makeover']
const pages = [POST, '/dr-ira-vasant-plastic-surgeon', '/about-clinic']
const PRIVACY = '/privacy-policy'
/** The bars differ with the size; where they stand as elsewhere, a treatment and a post do. */
const sizes = [
  { name: 'on a phone', width: 360, height: 640 },
  { name: 'on a phone held sideways', width: 640, height: 360 },
  { name: 'on a small phone', width: 320, height: 568, few: true },
  { name: 'on a tablet', width: 768, height: 1024, few: true },
  { name: 'on a tablet held sideways, at 200 %', width: 800, height: 380, few: true },
]

const sectionBar = (page: Page) => page.locator('#article').getByRole('navigation', { name: 'On this page' })

/** On a low window the bar stays behind: who goes back to it finds it at its first link again, and taps a bar that stands still. */
async function backToBar(page: Page, followed: Locator): Promise<void> {
  if (await sectionBar(page).evaluate((bar) => getComputedStyle(bar).position === 'sticky')) return
  await expect(followed).toHaveAttribute('aria-current', 'true')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(sectionBar(page).locator('[aria-current]')).toHaveCount(0)
}

/** Where the heading of an anchor stands: how far below all that sticks at the top, how far above all that sticks at the foot. */
const clearance = (page: Page, id: string) =>
  page.evaluate((anchor) => {
    const heading = document.getElementById(anchor)
    // The page is still on its way.
    if (!heading) return { above: Number.NaN, below: Number.NaN }
    const { top, bottom } = heading.getBoundingClientRect()
    const stuck = [...document.querySelectorAll('body *')].filter((element) => {
      const { position, visibility } = getComputedStyle(element)
      return (
        /sticky|fixed/.test(position) && visibility === 'visible' && element.checkVisibility() && !element.closest('article h2')
      )
    })
    let above = 0
    let below = innerHeight
    for (const element of stuck) {
      // With what hangs from it: an open list.
      for (const part of [element, ...element.querySelectorAll('details[open] nav')]) {
        const box = part.getBoundingClientRect()
        const wide = box.width > innerWidth / 2
        if (wide && box.height > 4 && box.top < innerHeight / 3 && box.bottom > 0 && box.top > -1)
          above = Math.max(above, box.bottom)
        if (wide && box.top > innerHeight / 2 && box.bottom > innerHeight - 1) below = Math.min(below, box.top)
      }
    }
    return { above: Math.round(top - above), below: Math.round(below - bottom) }
  }, id)

async function seen(page: Page, id: string, where: string): Promise<void> {
  await expect
    .poll(async () => {
      const { above, below } = await clearance(page, id)
      return above >= 0 && below >= 0 ? 'in sight' : `${where}#${id}: ${above} px below the bars, ${below} px above the foot`
    })
    .toBe('in sight')
}

for (const { name, few, ...viewport } of sampleOf(sizes))
  test.describe(name, () => {
    test.use({ viewport, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

    test('every section that is asked for in the bar of a treatment is open and shows its heading', async ({ page }) => {
      for (const path of few ? treatments.slice(1) : treatments) {
        await open(page, path)
        const links = sectionBar(page).locator('a')
        const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
        expect(ids.length).toBeGreaterThan(8)
        for (const [index, id] of ids.entries()) {
          if (index > 0) await backToBar(page, links.nth(index - 1))
          await links.nth(index).tap()
          await seen(page, id, path)
          await expect(page.locator(`details:not([open]) > summary #${id}`)).toHaveCount(0)
        }
      }
    })

    test('every section that is asked for in the list shows its heading, and the list closes', async ({ page }) => {
      for (const path of few ? pages.slice(0, 1) : pages) {
        await open(page, path)
        const list = page.locator('details', { hasText: 'On this page' })
        const links = list.locator('a')
        const ids = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)))
        expect(ids.length).toBeGreaterThan(2)
        for (const [index, id] of ids.entries()) {
          await list.locator('summary').tap()
          await links.nth(index).tap()
          await expect(list).not.toHaveAttribute('open')
          await seen(page, id, path)
        }
      }
    })
  })

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

  test('a section of another page shows its heading, also after Back and Forward', async ({ page }) => {
    await open(page, `${TREATMENT}#risks`)
    await seen(page, 'risks', 'a new document')
    await open(page, '/aftercare')
    await page.locator('main summary', { hasText: 'Face Surgeries' }).tap()
    await page.locator(`main a[href="${TREATMENT}#recovery"]`).tap()
    await expect(page).toHaveURL(`${TREATMENT}#recovery`)
    await seen(page, 'recovery', 'from another page')
    await sectionBar(page).locator('a[href="#faq"]').tap()
    await seen(page, 'faq', 'from the bar')
    await page.goBack()
    await seen(page, 'recovery', 'Back')
    await page.goForward()
    await seen(page, 'faq', 'Forward')
  })

  test('who wants to be called back stands before the form for it', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('link', { name: 'Request a callback' }).tap()
    await expect(page).toHaveURL('/contact#callback')
    await expect(page.getByRole('heading', { name: /call/i, level: 2 }).and(page.locator('#callback'))).toBeInViewport()
    await expect(fieldOf(formOn(page, 'callback'), 'name')).toBeInViewport()
  })

  test('what lies in a folded section is shown by its own address', async ({ page }) => {
    const path = '/body-chest/abdominoplasty-tummy-tuck-surgery'
    await open(page, path)
    const source = page.locator('#s1')
    await expect(source).toBeHidden()
    await page.locator('#article sup a[href="#s1"]:visible').first().tap()
    await expect(page.locator('#s1')).toBeInViewport()
    await open(page, `${path}#recovery`)
    await expect(page.getByRole('heading', { name: 'The day itself' })).toBeVisible()
  })

  test('a long text is a list of rows, and the address of one opens it', async ({ page }) => {
    for (const path of [PRIVACY, `/hi${PRIVACY}`]) {
      await open(page, path)
      const rows = page.locator('article .folds > details > summary').getByRole('heading', { level: 2 })
      expect(await rows.count()).toBeGreaterThan(12)
      // They are the list of what is on the page; what is short stands open above them.
      await expect(page.locator('article nav a[href="#your-rights"]:visible')).toHaveCount(0)
      await expect(page.locator('#the-short-version + div')).toBeVisible()
      await expect(page.locator('article details[open]')).toHaveCount(0)
      await open(page, `${path}#your-rights`)
      await seen(page, 'your-rights', path)
      await expect(page.locator('details:has(> summary #your-rights)')).toHaveAttribute('open')
      await expect(page.locator('article details[open]')).toHaveCount(1)
    }
  })

  test('opening the list of sections moves no text', async ({ page }) => {
    await open(page, POST)
    const place = () =>
      page
        .locator('article h2')
        .last()
        .evaluate((heading) => heading.getBoundingClientRect().top + window.scrollY)
    const before = await place()
    await page.locator('details', { hasText: 'On this page' }).locator('summary').tap()
    await expect(page.locator('details nav a').last()).toBeVisible()
    expect(await place()).toBe(before)
  })
})

test('the list beside a folded text opens its sections, and so do Back and Forward', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PRIVACY)
  const shown = async (id: string) => {
    await expect(page.locator(`details:has(> summary #${id})`)).toHaveAttribute('open')
    await expect(page.locator(`#${id}`)).toBeInViewport()
  }
  for (const id of ['how-long-we-keep-it', 'your-rights']) {
    await page.locator(`article nav a[href="#${id}"]:visible`).click()
    await shown(id)
  }
  await page.goBack()
  await shown('how-long-we-keep-it')
  await page.goForward()
  await shown('your-rights')
  await page.locator('#footer a[href="/terms-conditions"]').click()
  await expect(page.locator('h1')).toHaveText('Terms and conditions')
  await page.goBack()
  await expect(page.locator('details:has(> summary #your-rights)')).toHaveAttribute('open')
})

test.describe('without scripts', () => {
  test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

  test('the open list stays behind, and the heading is in sight', async ({ page }) => {
    await page.goto(POST)
    await page.locator('summary', { hasText: 'On this page' }).click()
    const last = page.locator('details nav a').last()
    const id = (await last.getAttribute('href')) ?? ''
    await last.click()
    await expect(page.locator(id)).toBeInViewport()
    const [heading, bar] = await Promise.all([page.locator(id).boundingBox(), page.locator('header').first().boundingBox()])
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    await expect(page.locator('details', { hasText: 'On this page' })).not.toBeInViewport()
  })

  test('a link of the section bar leads to its section and shows what is folded there', async ({ page }) => {
    await page.goto(TREATMENT)
    await sectionBar(page).getByRole('link', { name: 'Recovery' }).click()
    await expect(page.locator('#recovery')).toBeInViewport()
    await expect(page.locator('[aria-labelledby=recovery] ol h4').first()).toBeVisible()
  })

  test('the rows of a long text open, and the address of one shows what is in it', async ({ page }) => {
    await page.goto(`${PRIVACY}#your-rights`)
    const text = (id: string) => page.locator(`details:has(> summary #${id}) > .prose`)
    await expect(text('your-rights')).toBeVisible()
    await expect(text('children')).toBeHidden()
    await page.locator('summary:has(#children)').click()
    await expect(text('children')).toBeVisible()
  })
})
