import { sampleOf } from '../sample'
import { expect, open, test } from './visit'

/** In px: what a thumb hits, and what keeps it from hitting the neighbour. */
const SIDE = 48
const APART = 8

interface Target {
  name: string
  left: number
  top: number
  right: number
  bottom: number
}

test.use({ viewport: { width: 360, height: 740 } })

const PAGES = [
  '/',
  '/services',
  '/face-surgeries',
  '/face-surgeries/rhinoplasty-nose-surgery',
  '/search',
  '/blog/scars-how-they-heal',
  '/about-clinic',
  '/contact',
  '/book-an-appointment',
  '/aftercare',
]

/** What their captcha needs comes once the page is idle. */
const FORMS = new Set(['/contact', '/book-an-appointment'])

for (const path of sampleOf(PAGES))
  test(`on ${path} every button is as large as a thumb, and none stands too close to another`, async ({ page }) => {
    await open(page, path)
    const captchas = page.getByRole('button', { name: 'New code' })
    if (FORMS.has(path)) await expect(captchas.first()).toBeVisible()
    const targets: Target[] = await page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'main :is(button, summary, a.button, .help-calls + p > a, section > p > a[href^="tel:"]:only-child, nav[aria-label]:not([data-sections]) ul a, a[data-zone] rect)',
        ),
      ]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest('nav[aria-label=Breadcrumb]'))
        .map((one) => {
          const { left, top, right, bottom } = one.getBoundingClientRect()
          return { name: one.textContent.trim() || one.ariaLabel || one.tagName, left, top, right, bottom }
        }),
    )
    expect(targets.length).toBeGreaterThan(0)
    const small = targets.filter(({ left, top, right, bottom }) => Math.min(right - left, bottom - top) < SIDE - 0.5)
    expect(small.map(({ name }) => name)).toEqual([])
    const close = targets.flatMap((one, at) =>
      targets.slice(at + 1).flatMap((other) => (crowd(one, other) ? [[one.name, other.name]] : [])),
    )
    expect(close).toEqual([])
  })

/** Rows of one list touch: each is as wide as the page and meant as a row. */
function crowd(one: Target, other: Target): boolean {
  const across = Math.max(one.left, other.left) - Math.min(one.right, other.right)
  const down = Math.max(one.top, other.top) - Math.min(one.bottom, other.bottom)
  const rows = one.left === other.left && one.right === other.right
  return !rows && Math.max(across, down) < APART - 0.5
}
