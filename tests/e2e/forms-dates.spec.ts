import { fieldOf, fillIn, messageOf, openDay, openForm, press, somebody } from './forms-page'
import { expect, test } from './visit'

test.describe('a visitor in Los Angeles, where it is still yesterday', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('today is the day at the clinic', async ({ page }) => {
    await page.clock.setFixedTime('2026-11-30T20:00:00Z')
    const form = await openForm(page, 'appointment')
    await expect(fieldOf(form, 'date')).toHaveAttribute('min', '2026-12-01')
    await fieldOf(form, 'date').fill('2026-11-30')
    await fieldOf(form, 'date').blur()
    await expect(await messageOf(form, 'date')).toHaveText('Please choose date')
    await fieldOf(form, 'date').fill('2026-12-01')
    await expect(await messageOf(form, 'date')).toHaveText('')
    await expect(fieldOf(form, 'date')).toHaveAttribute('max', '2027-12-01')
    await fieldOf(form, 'date').fill('9999-12-31')
    await expect(await messageOf(form, 'date')).toHaveText('Please choose date')
  })
})

test('past midnight the earliest day moves on', async ({ page }) => {
  await page.clock.install({ time: '2026-11-30T18:29:00Z' })
  const form = await openForm(page, 'appointment')
  await expect(fieldOf(form, 'date')).toHaveAttribute('min', '2026-11-30')
  await page.clock.fastForward('02:00')
  await expect(fieldOf(form, 'date')).toHaveAttribute('min', '2026-12-01')
})

test('the prerendered page knows no today', async ({ request }) => {
  const html = await (await request.get('/book-an-appointment')).text()
  expect(html).toMatch(/<input[^>]*type="date"/)
  expect(html).not.toMatch(/<input[^>]*\bmin="/)
})

test('the next open days are a tap away', async ({ page }) => {
  // A Friday: the Sunday after it is left out.
  await page.clock.setFixedTime('2026-11-27T06:00:00Z')
  const form = await openForm(page, 'appointment')
  const days = form.locator('button[aria-pressed]')
  await expect(days).toHaveText([/28/, /30/, /1/, /2/, /3/, /4/])
  await days.nth(1).click()
  await expect(fieldOf(form, 'date')).toHaveValue('2026-11-30')
  await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('a day on which the clinic is closed gets a hint, not a refusal', async ({ page }) => {
  const form = await openForm(page, 'appointment')
  const sunday = dayAfter(openDay(), 6)
  await fieldOf(form, 'date').fill(sunday)
  await expect(form.getByText('The clinic is closed on that day (Sunday)')).toBeVisible()
  await fieldOf(form, 'date').fill('2027-03-22')
  await expect(form.getByText('The clinic is closed on that day (Holi)')).toBeVisible()
  await fieldOf(form, 'date').fill(openDay())
  await expect(form.getByText('The clinic is closed')).toHaveCount(0)
  await fillIn(form, { ...somebody(), date: sunday })
  await press(form)
  await expect(page).toHaveURL('/thank-you')
})

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}
