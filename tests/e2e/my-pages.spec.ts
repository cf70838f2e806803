import type { Page } from 'playwright/test'
import { kept, running, test as offline } from './site-fixture'
import { expect, open, started, test } from './visit'

const RHINOPLASTY = '/face-surgeries/rhinoplasty-nose-surgery'
const show = (page: Page) => page.getByRole('button', { name: 'Show my pages' }).click()

async function fill(page: Page): Promise<void> {
  await page.getByLabel('Treatment', { exact: true }).selectOption(RHINOPLASTY)
  await page.getByLabel('Who gives the anaesthetic, and where?').check()
  await page.getByLabel('Surgeon, clinic A, in rupees').fill('120000')
  await page.getByLabel('Nights, clinic A, in rupees').fill('18000')
}

const storage = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => /^(plan|weigh:|ask:|quotes)/.test(key)))

test('somebody else with the phone sees nothing before a tap', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'weigh:/face-surgeries/rhinoplasty-nose-surgery',
      JSON.stringify({ title: 'Rhinoplasty', ticked: ['I can wait'] }),
    ),
  )
  await open(page, '/my-pages')
  await expect(page.getByText('shown only when you ask')).toBeVisible()
  await expect(page.locator('#main').getByText('Rhinoplasty')).toHaveCount(0)
  await show(page)
  await expect(page.getByText('I can wait')).toBeVisible()
})

test('questions and quotes are added up, and kept only when asked', async ({ page }) => {
  await open(page, '/my-pages')
  await show(page)
  await fill(page)
  await expect(page.getByText('₹1,38,000')).toBeVisible()
  await expect(page.getByText('6 lines empty')).toBeVisible()
  expect(await storage(page)).toEqual([])
  await page.getByLabel('Keep questions and quotes').check()
  await page.reload()
  await started(page)
  await show(page)
  await expect(page.getByText('₹1,38,000')).toBeVisible()
  await expect(page.getByLabel('Who gives the anaesthetic, and where?')).toBeChecked()
  await page.getByLabel('Keep questions and quotes').uncheck()
  expect(await storage(page)).toEqual([])
})

test('a treatment leads to its own questions and to the quotes, open as long as nobody has filled them in', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('weigh:/x/y', JSON.stringify({ title: 'Breast Lift', ticked: ['I can wait'] })),
  )
  await open(page, `${RHINOPLASTY}#questions`)
  await page.getByRole('link', { name: 'Tick them on My pages' }).click()
  await expect(page.getByLabel('Who gives the anaesthetic, and where?')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Questions to ask' })).toBeInViewport()
  await page.getByLabel('Who gives the anaesthetic, and where?').check()
  await expect(page.getByText('I can wait')).toHaveCount(0)
  await page.getByLabel('Keep questions and quotes').check()
  await page.goto(`${RHINOPLASTY}#what-the-cost-depends-on`)
  await started(page)
  await page.getByRole('link', { name: 'Compare three quotes' }).click()
  await expect(page.getByText('shown only when you ask')).toBeVisible()
  await expect(page.getByLabel('Who gives the anaesthetic, and where?')).toHaveCount(0)
  await show(page)
  await expect(page.getByRole('heading', { name: 'Three quotes side by side' })).toBeInViewport()
})

test('the list goes to WhatsApp as text, to nobody before the visitor chooses', async ({ page }) => {
  await open(page, '/my-pages')
  await show(page)
  await expect(page.getByRole('link', { name: 'Send to WhatsApp' })).toHaveCount(0)
  await fill(page)
  const address = new URL((await page.getByRole('link', { name: 'Send to WhatsApp' }).getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://wa.me/')
  const text = address.searchParams.get('text') ?? ''
  expect(text).toContain('- Who gives the anaesthetic, and where?')
  expect(text).toContain('Surgeon: ₹1,20,000')
  expect(text).toContain('Together: ₹1,38,000')
})

test('forget everything takes the day, the ticks, the quotes and the drafts, after one question', async ({ page }) => {
  await open(page, '/my-pages')
  await page.evaluate(() => {
    localStorage.setItem('plan', JSON.stringify({ path: '/x/y', name: 'Rhinoplasty', on: '2026-11-20', until: '2999-01-01' }))
    localStorage.setItem('weigh:/x/y', JSON.stringify({ title: 'Rhinoplasty', ticked: ['I can wait'] }))
  })
  await show(page)
  await fill(page)
  await page.getByLabel('Keep questions and quotes').check()
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await page.getByRole('button', { name: 'No, keep it' }).click()
  expect(await storage(page)).toHaveLength(4)
  await page.getByRole('button', { name: 'Forget everything' }).click()
  await page.getByRole('button', { name: 'Yes, forget it' }).click()
  await expect(page.getByText('Everything is forgotten.')).toBeVisible()
  expect(await storage(page)).toEqual([])
})

test('where the browser keeps nothing, the sheets work and say so', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  })
  await open(page, '/my-pages')
  await show(page)
  await fill(page)
  await page.getByLabel('Keep questions and quotes').click()
  await expect(page.getByText('This browser keeps nothing')).toBeVisible()
  await expect(page.getByText('₹1,38,000')).toBeVisible()
})

test('search engines are asked to leave it out, and no request carries anything of it', async ({ page }) => {
  const posted: string[] = []
  page.on('request', (request) => request.method() !== 'GET' && posted.push(request.url()))
  await open(page, '/my-pages')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await show(page)
  await fill(page)
  expect(posted).toEqual([])
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  expect(sitemap).not.toContain('my-pages')
  expect(sitemap).toContain('/aftercare')
})

test('at 320 px the three quotes fit beside each other, each sum seen whole; they last in this tab, and a wrong entry is named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/my-pages')
  await show(page)
  await fill(page)
  await page.getByLabel('Surgeon, clinic B, in rupees').fill('१२३४५६७')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  for (const field of await page.locator('#main table input').all())
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0)
  await expect(page.getByText('₹12,34,567')).toBeVisible()
  await page.getByLabel('GST, clinic C, in rupees').fill('18%')
  await expect(page.getByRole('alert')).toHaveText(
    'GST, clinic C, in rupees: please write whole rupees in digits, such as 120000.',
  )
  await page.reload()
  await started(page)
  await show(page)
  await expect(page.getByText('₹12,34,567')).toBeVisible()
  expect(await storage(page)).toEqual([])
})

test('a screen reader hears what is kept, part by part', async ({ page }) => {
  await open(page, '/my-pages')
  await show(page)
  await expect(page.getByRole('group', { name: 'My pages' })).toMatchAriaSnapshot(`
    - group "My pages":
      - region "My day"
      - region "What matters to me"
      - region "Questions to ask":
        - combobox "Treatment"
      - checkbox "Keep questions and quotes on this device"
      - region "Three quotes side by side":
        - table
      - region "Take it along":
        - paragraph
        - paragraph:
          - button "Print"
      - paragraph:
        - link "All pages saved on this device"
      - region "Forget everything":
        - paragraph
        - paragraph:
          - button "Forget everything"
  `)
})

offline('offline, the pages read last lead back to them', async ({ page, site }) => {
  await page.goto(site.url + RHINOPLASTY)
  await kept(page, RHINOPLASTY)
  await page.goto(`${site.url}/my-pages`)
  await kept(page, '/my-pages')
  await site.unplug()
  await page.goto(`${site.url}/my-pages`)
  await running(page)
  await show(page)
  await page
    .getByRole('region', { name: 'Continue where you left' })
    .getByRole('link', { name: /Nose Surgery/ })
    .click()
  await expect(page.locator('html')).toHaveAttribute('data-path', RHINOPLASTY)
})
