import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright/test'
import { sampleOf } from '../sample'
import { fieldOf, type FormName, formOn, openForm, press } from './forms-page'
import { expect, test } from './visit'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary: string }[]
}

async function violations(page: Page, name: FormName): Promise<string[]> {
  await page.evaluate(axeSource)
  const found = await page.evaluate(async (selector) => {
    const { axe } = window as unknown as { axe: { run: (selector: string, how: object) => Promise<{ violations: Violation[] }> } }
    return (await axe.run(selector, { resultTypes: ['violations'], preload: false })).violations
  }, `[data-form="${name}"]`)
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id} ${String(target)}: ${failureSummary}`))
}

const looks = [
  ['light', 360],
  ['dark', 800],
  ['light', 1280],
] as const
for (const [scheme, width] of sampleOf(looks, 1)) {
  test(`no form has a barrier with all its messages shown, ${scheme}, ${width} px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['appointment', 'quick', 'callback', 'contact'] as const) {
      const form = await openForm(page, name)
      await press(form)
      await expect(fieldOf(form, 'name')).toBeFocused()
      expect(await violations(page, name)).toEqual([])
    }
  })
}

test('inputs do not zoom on a phone, and everything that is pressed is 48 px high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const name of ['appointment', 'quick', 'callback', 'contact'] as const) {
    await openForm(page, name)
    const sizes = await formOn(page, name).evaluate((form) =>
      [...form.querySelectorAll('input:not([name=website], [type=checkbox]), textarea, button, label:has([type=checkbox])')].map(
        (control) => ({
          control: control.outerHTML.slice(0, 80),
          font: Number.parseFloat(getComputedStyle(control).fontSize),
          height: control.getBoundingClientRect().height,
          input: control.matches('input, textarea'),
        }),
      ),
    )
    for (const { control, font, height, input } of sizes) {
      expect(height, control).toBeGreaterThanOrEqual(48)
      if (input) expect(font, control).toBeGreaterThanOrEqual(16)
    }
  }
})

test('nothing is wider than the screen at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const name of ['appointment', 'contact'] as const) {
    const form = await openForm(page, name)
    await press(form)
    const { scroll, client } = await form.evaluate((element) => ({ scroll: element.scrollWidth, client: element.clientWidth }))
    expect(scroll).toBeLessThanOrEqual(client)
  }
})
