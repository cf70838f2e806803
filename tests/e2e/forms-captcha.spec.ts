import { fieldOf, fillIn, formOn, openForm, picture, press, somebody } from './forms-page'
import { hold } from './moments'
import { expect, refusal, test } from './visit'

const CAPTCHA = '**/captcha/api'

test('the picture is 167 by 50 and its sound can be played', async ({ page }) => {
  const form = await openForm(page, 'contact')
  expect(await picture(form).evaluate((img: HTMLImageElement) => [img.width, img.height])).toEqual([167, 50])
  const sound = page.waitForResponse((response) => /audio/.test(response.headers()['content-type'] ?? ''))
  await form.getByRole('button', { name: 'Listen to the code' }).click()
  expect((await sound).ok()).toBe(true)
})

test('offline the form can be filled, the captcha step says what it waits for, and comes alive by itself', async ({
  page,
  context,
}) => {
  const { asked, release } = await hold(page, CAPTCHA)
  await page.goto('/book-an-appointment')
  const form = formOn(page, 'appointment')
  await expect(form).toHaveAttribute('data-ready', '')
  await asked
  await expect(picture(form)).toHaveCount(0)
  await context.setOffline(true)
  release()
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(form.getByText(/You are offline/)).toBeVisible()
  await expect(form.getByRole('link', { name: /^Call / })).toBeVisible()
  await fillIn(form, somebody(), '')
  await context.setOffline(false)
  await expect(picture(form)).toBeVisible()
  await expect(form.getByText(/You are offline/)).toHaveCount(0)
  await fieldOf(form, 'captcha').fill('TEST42')
  await press(form)
  await expect(page).toHaveURL('/thank-you')
})

test('a code that was there before the connection broke is still good afterwards', async ({ page, context }) => {
  const form = await openForm(page, 'contact')
  const before = await picture(form).getAttribute('src')
  await fillIn(form, somebody())
  await context.setOffline(true)
  await expect(form.getByText(/You are offline/)).toBeVisible()
  await context.setOffline(false)
  await expect(form.getByText(/You are offline/)).toHaveCount(0)
  await expect(fieldOf(form, 'captcha')).toHaveValue('TEST42')
  expect(await picture(form).getAttribute('src')).toBe(before)
})

test('a server that is down is asked again until it answers', async ({ page, provokes }) => {
  provokes(...refusal('/captcha/api', 503))
  await page.clock.install()
  await page.route(CAPTCHA, (route) => route.fulfill({ status: 503, json: {} }))
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(form.getByText(/could not be loaded/)).toBeVisible()
  await page.unroute(CAPTCHA)
  await page.clock.fastForward('00:15')
  await expect(picture(form)).toBeVisible()
})

test.describe('after ten minutes', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('an unused code is renewed without a word', async ({ page }) => {
    const form = await openForm(page, 'contact')
    const before = await picture(form).getAttribute('src')
    await fieldOf(form, 'name').fill('Meera')
    await page.clock.fastForward('10:00')
    await expect(picture(form)).not.toHaveAttribute('src', before ?? '')
    await expect(form.getByText(/older than 10 minutes/)).toHaveCount(0)
    await expect(fieldOf(form, 'name')).toHaveValue('Meera')
  })

  test('a typed code is renewed with a notice, and nothing else is lost', async ({ page }) => {
    const form = await openForm(page, 'contact')
    const person = somebody()
    await fillIn(form, person)
    await page.clock.fastForward('10:00')
    await expect(form.getByRole('alert').filter({ hasText: 'older than 10 minutes' })).toBeVisible()
    await expect(fieldOf(form, 'captcha')).toHaveValue('')
    await expect(fieldOf(form, 'message')).toHaveValue(person.message)
    await expect(picture(form)).toBeVisible()
    await fieldOf(form, 'captcha').fill('TEST42')
    await press(form)
    await expect(page).toHaveURL('/thank-you')
  })
})

for (const [path, name] of [
  ['/contact', 'contact'],
  ['/book-an-appointment', 'appointment'],
] as const)
  test(`${path} has its code while the visitor still reads the top of the page`, async ({ page }) => {
    await page.goto(path)
    await expect(picture(formOn(page, name))).toHaveAttribute('src', /./)
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
  })
