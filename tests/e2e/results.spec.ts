import type { Locator } from 'playwright/test'
import { expect, open, test } from './visit'

const RESULTS = '/real-results'

/** How much of a pair shows the state before, as the picture is cut: 0 to 1. */
const shareBefore = (stage: Locator) =>
  stage.evaluate((element) => {
    const after = element.children[1] as HTMLElement
    return parseFloat(getComputedStyle(after).clipPath.match(/[\d.]+(?=(%|px)\)$)/)?.[0] ?? '0') / 100
  })
const stageOf = (slider: Locator) => slider.locator('..')

async function besideEachOther(pair: Locator) {
  const before = (await pair.getByRole('img').nth(0).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const after = (await pair.getByRole('img').nth(1).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  expect(after.y).toBe(before.y)
  expect(after.x).toBeGreaterThanOrEqual(before.x + before.width)
}

test('the handle of a pair moves by keyboard, and says how far', async ({ page }) => {
  await open(page, RESULTS)
  const slider = page.getByRole('slider').first()
  await slider.focus()
  expect(await shareBefore(stageOf(slider))).toBe(0.5)
  for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowRight')
  expect(await shareBefore(stageOf(slider))).toBeCloseTo(0.6)
  await expect(slider).toHaveAttribute('aria-valuetext', '60 percent before')
  await page.keyboard.press('Home')
  expect(await shareBefore(stageOf(slider))).toBe(0)
})

test('a pair whose change lies at one side starts where the change is, and home shows one that does', async ({ page }) => {
  await open(page, RESULTS)
  const nose = page.getByRole('slider', { name: /Nose/ })
  expect(await shareBefore(stageOf(nose))).toBe(0.2)
  await expect(nose).toHaveValue('20')
  await expect(nose).toHaveAttribute('aria-valuetext', '20 percent before')
  await open(page, '/')
  await expect(page.getByRole('slider', { name: /eyelids/i })).toHaveValue('50')
})

test('the handle follows a finger or a mouse to where it points', async ({ page }) => {
  await open(page, RESULTS)
  const slider = page.getByRole('slider').first()
  const stage = stageOf(slider)
  await stage.scrollIntoViewIfNeeded()
  const box = (await stage.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height / 2, { steps: 5 })
  await page.mouse.up()
  expect(await shareBefore(stage)).toBeCloseTo(0.2, 1)
})

test('what lies between before and after is shown on request, and asked for only then', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, RESULTS)
  const eyelids = page.locator('li[data-in]').first()
  await eyelids.getByRole('radio', { name: 'Day 7' }).check()
  await expect(eyelids.getByRole('img', { name: /on day 7/ })).toBeVisible()
  await expect.poll(() => asked).toContain('/drawings/results/eyelids-upper-day-7.svg')
  await expect(eyelids.getByRole('slider')).toHaveValue('0')
  await eyelids.getByRole('radio', { name: 'Month 6' }).check()
  await expect(eyelids.getByRole('img', { name: /on day 7/ })).toBeHidden()
  await expect(eyelids.getByRole('slider')).toHaveValue('50')
  expect(asked.filter((path) => path.includes('month-3'))).toEqual([])
})

test('pairs stand side by side for those who ask for it', async ({ page }) => {
  await open(page, RESULTS)
  await page.getByRole('radio', { name: 'Side by side' }).check()
  await expect(page.getByRole('slider')).toHaveCount(0)
  await besideEachOther(page.locator('li[data-in]').first())
})

test('one pair moves without the others', async ({ page }) => {
  await open(page, RESULTS)
  await page.getByRole('slider').nth(1).focus()
  await page.keyboard.press('End')
  expect(await shareBefore(stageOf(page.getByRole('slider').nth(1)))).toBe(1)
  expect(await shareBefore(stageOf(page.getByRole('slider').first()))).toBe(0.5)
})

test('every pair that is no patient says so, tells the interval and leads to its treatment', async ({ page }) => {
  await open(page, RESULTS)
  for (const plate of await page.locator('li[data-in]').all()) {
    await expect(plate.getByText('How results will be shown')).toBeVisible()
    await expect(plate.locator('figure')).toContainText(/\d+ months after/)
    await expect(plate.getByRole('link')).toHaveAttribute('href', /^\/[a-z-]+\/[a-z-]+$/)
  }
})

test('a case study has its pair, and the handle works there after a navigation too', async ({ page }) => {
  await open(page, '/patient-case-study')
  await page.getByRole('link', { name: 'A nose that was crooked and blocked' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A nose that was crooked and blocked')
  const slider = page.getByRole('slider')
  await slider.focus()
  await page.keyboard.press('End')
  expect(await shareBefore(stageOf(slider))).toBe(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('both pictures of a pair stand side by side', async ({ page }) => {
    await page.goto(RESULTS)
    const pair = page.locator('li[data-in]').first()
    await besideEachOther(pair)
    await expect(page.getByRole('slider')).toHaveCount(0)
  })
})
