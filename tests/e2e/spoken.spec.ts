import { existsSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { pageFile } from '../../build/page-file.js'
import { dayAtClinic, daysAfter } from '../../src/shared/clinic-day'
import { pathIn, splitPath } from '../../src/shared/languages'
import { sampleOf } from '../sample'
import { fieldOf, fillIn, formOn, press, somebody } from './forms-page'
import { deferredFeaturesStarted } from './moments'
import { pageKinds, partsOf, phone } from './site-pages'
import { expect, open, test, walkTo } from './visit'

/** What orders a page for those who hear it, in an aria snapshot: its role, its name, the level of a heading. The texts between are the content's. */
const HEARD =
  /^\s*- '?(banner|navigation|main|region|group|heading|textbox|combobox|searchbox|checkbox|radio|button|dialog|search|form|contentinfo|list|table|article|note|complementary)\b( "(?:[^"\\]|\\.)*")?(?: (\[level=\d\]))?/
/** What a voice can jump to, or works with; what headings, tables and statements say is content. */
const CALLED = /^(banner|main|navigation|search|form|region|dialog|contentinfo|group|textbox|combobox|searchbox|button)$/

const inHindi = (path: string) => pathIn('hi', path)
/** Not every page is there in Hindi: posts, cases and jobs are read in English. */
const isInHindi = (path: string) => existsSync(`dist/client/${pageFile(inHindi(path))}`)

/** The day of the visit: some pages offer days from today on. */
const NOON = new Date('2026-11-25T06:30:00Z')
const TODAY = dayAtClinic(NOON)

interface Heard {
  order: string[]
  /** Parts and controls, each with its name, as they are called out. */
  names: string[]
  headings: string[]
  foreign: string[]
}

async function hear(page: Page): Promise<Heard> {
  // Notices come and go; a picture of a form's code comes when it comes.
  const parts = await page.locator('#root > header, #main, #footer, dialog[open]').all()
  const lines = (await Promise.all(parts.map((part) => part.ariaSnapshot()))).join('\n').split('\n')
  const heard = lines.flatMap((line) => {
    const [, role = '', name = '', level = ''] = HEARD.exec(line) ?? []
    return role ? { role, name, level } : []
  })
  const order = heard.map(({ role, level }) => role + level)
  // How large the site is changes with every build.
  const names = heard.flatMap(({ role, name }) => (CALLED.test(role) ? role + name.replace(/[\d.]+ MB/, '… MB') : []))
  const headings = lines.flatMap((line) => /- heading "(.+?)" \[level/.exec(line)?.[1] ?? [])
  return { order, names, headings, foreign: await page.evaluate(wrongVoice) }
}

/** Words that a voice of another language would read: Hindi in an English element, or an English sentence in a Hindi one. */
function wrongVoice(): string[] {
  const hindi = /[\u0900-\u097f]/
  const english = /(\b[A-Za-z]{3,}\b.*){4}/
  const wrong = (text: string, element: Element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? ''
    return lang.startsWith('hi') ? english.test(text) && !hindi.test(text) && !/@|https?:/.test(text) : hindi.test(text)
  }
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text
    if (parentElement && !parentElement.closest('script, style, template, noscript') && wrong(data, parentElement))
      found.push(data.trim())
  }
  for (const element of document.querySelectorAll('[aria-label], [alt], [placeholder]'))
    for (const name of ['aria-label', 'alt', 'placeholder']) {
      const text = element.getAttribute(name) ?? ''
      if (wrong(text, element)) found.push(`${name}: ${text}`)
    }
  return found
}

/** What opens or answers on a page, asked for in the same way in every language. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.locator('header button[popovertarget=sidebar]').click()
    await expect(page.locator('#sidebar')).toBeInViewport()
  },
  '/aftercare': async (page) => {
    await page.locator('#recovery-treatment').selectOption({ index: 1 })
    await page.locator('#recovery-day').fill(daysAfter(TODAY, -5))
    await page.locator('#planner-day').fill(daysAfter(TODAY, 100))
    await expect(page.locator('#main h3')).toHaveCount(8)
  },
  '/my-pages': async (page) => {
    await page.locator('#main button').click()
    await expect(page.locator('#main table')).toBeVisible()
  },
  '/search': async (page) => {
    // Results in English on a Hindi page, too: a post.
    await page.locator('main [type=search]').fill('naak')
    await expect(page.locator('[data-hit]').nth(1)).toBeVisible()
  },
  '/contact': async (page) => {
    await page.locator('[data-form=contact] [name=name]').press('Enter')
    await expect(page.locator('main [aria-invalid=true]').first()).toBeVisible()
  },
  '/gallery': async (page) => {
    await page.locator('a[data-picture]').first().click()
    await expect(page.locator('dialog[open]')).toBeVisible()
  },
}

test.use({ viewport: phone, contextOptions: { reducedMotion: 'reduce' } })

for (const part of partsOf(3, sampleOf(pageKinds)))
  test(`each kind of page is heard as agreed, in the same order in Hindi as in English, each part by its own voice, ${part.name}`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOON)
    const english = await ordersOf(page, part.pages)
    const there = part.pages.filter(isInHindi)
    const hindi = await ordersOf(page, there.map(inHindi))
    for (const [at, path] of there.entries())
      expect.soft(hindi[at], `${path} in the same order`).toEqual(english[part.pages.indexOf(path)])
  })

/** What these pages show depends on what the device has kept, which is known a moment after the document. */
const ASKS_DEVICE = /\/(offline|my-pages|aftercare|search)$/

/** The names of a page in the order in which they are heard lie in a file, one a line; those of the frame with the first page. */
function asAgreed(address: string, names: string[], then: string[]): void {
  const { lang, path } = splitPath(address)
  const file = ['heard', lang, `${path.slice(1).replaceAll('/', '.') || 'home'}.txt`]
  const own = path === '/' ? names : names.slice(names.indexOf('main'), names.indexOf('contentinfo'))
  const more = then.filter((name) => !names.includes(name))
  expect.soft([...own, ...(more.length > 0 ? ['', ...more] : []), ''].join('\n')).toMatchSnapshot(file)
}

/** The code of a form comes with its buttons when somebody is at the form. */
async function beAtEachForm(page: Page): Promise<void> {
  await expect(async () => {
    await page.locator('#main form').evaluateAll((forms) => forms.forEach((form) => form.dispatchEvent(new Event('focusin'))))
    await expect(page.locator('#main [data-status=idle]')).toHaveCount(0, { timeout: 500 })
  }).toPass()
}

/** In which order each page of a language is heard, before and after what it opens. */
async function ordersOf(page: Page, pages: string[]): Promise<string[][]> {
  const orders: string[][] = []
  let asIs = false
  for (const address of pages) {
    // What a page before it has opened may stay open.
    await (asIs && !ASKS_DEVICE.test(address) ? walkTo(page, address) : open(page, address))
    await deferredFeaturesStarted(page)
    // A form comes after the page that it stands on.
    await expect(page.locator('#main [data-form]:not(:has([data-ready]))'), address).toHaveCount(0)
    await beAtEachForm(page)
    const { order, names, headings, foreign } = await hear(page)
    expect.soft(new Set(headings).size, `${address}: ${headings.join(' | ')}`).toBe(headings.length)
    expect.soft(foreign, `${address} by the right voice`).toEqual([])
    const show = opened[splitPath(address).path]
    await show?.(page)
    const then = show && (await hear(page))
    expect.soft(then?.foreign ?? [], `${address}, opened, by the right voice`).toEqual([])
    asAgreed(address, names, then?.names ?? [])
    orders.push([...order, ...(then?.order ?? [])])
    asIs = !show
  }
  return orders
}

test('a screen reader hears what each part of the first pages is for', async ({ page }) => {
  await open(page, '/')
  await expect(page.locator('#main').getByRole('search')).toMatchAriaSnapshot(`
    - search:
      - searchbox /What troubles you/
      - button "Search"
  `)
  await expect(page.getByRole('navigation', { name: 'What troubles you' })).toMatchAriaSnapshot(`
    - navigation "What troubles you":
      - list:
        - listitem:
          - link "Pimple marks"
  `)
  await expect(page.getByRole('region', { name: 'Where is your concern?' })).toMatchAriaSnapshot(`
    - region "Where is your concern?":
      - heading "Where is your concern?" [level=2]
      - navigation "Figures of the map":
        - link "Profile"
      - img /profile/
      - group /points on the drawing/:
        - link /^Hairline/
  `)
  await open(page, '/face-surgeries#compared')
  await expect(page.getByRole('group', { name: 'Side by side' })).toMatchAriaSnapshot(`
    - group "Side by side":
      - group "Show":
        - radio "Back to desk work" [checked]
      - table:
        - rowgroup:
          - row:
            - columnheader "Back to desk work"
  `)
  await open(page, '/face-surgeries/blepharoplasty')
  await deferredFeaturesStarted(page)
  await expect(page.locator('[data-aids]').first()).toMatchAriaSnapshot(`
    - button /^Text size/
    - button "WhatsApp"
  `)
  await page.locator('summary', { hasText: 'Ask for an appointment' }).click()
  await expect(page.getByRole('form', { name: 'Quick appointment' })).toMatchAriaSnapshot(`
    - textbox "Name"
    - textbox "Email"
    - textbox "Phone"
    - textbox "Date"
    - group "Security code"
  `)
})

test('a form in Hindi says in Hindi what was wrong, what it has put back, and that the request is there', async ({ page }) => {
  await open(page, '/hi/contact')
  const form = formOn(page, 'contact')
  const ready = async () => {
    await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
    await expect(form).toHaveAttribute('data-ready', '')
    await expect(form.getByRole('img', { name: /^कोड की तस्वीर/ })).toBeVisible()
  }
  await ready()
  await fillIn(form, somebody(), 'WRONG1')
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: 'कोड' })).toMatchAriaSnapshot(`
    - alert:
      - paragraph: कोड ग़लत है। फिर कोशिश कीजिए।
  `)
  await page.reload()
  await ready()
  await expect(form.getByRole('status').filter({ hasText: 'वापस' })).toMatchAriaSnapshot(`
    - status:
      - paragraph: /^आपने यहाँ पहले जो लिखा था, वह हमने वापस रख दिया है।/
      - button "फ़ॉर्म को, और इस फ़ोन या कंप्यूटर में रखी बातों को, मिटाइए"
  `)
  await fillIn(form, {})
  await press(form)
  await expect(page).toHaveURL(/\/hi\/thank-you$/)
  await expect(page.locator('#main')).toMatchAriaSnapshot(`
    - heading "धन्यवाद!" [level=1]
  `)
})
