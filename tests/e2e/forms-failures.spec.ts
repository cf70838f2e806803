import type { Locator, Page } from 'playwright/test'
import { fieldOf, fillIn, messageOf, openForm, press, somebody, submitOf } from './forms-page'
import { hold, roundTrip } from './moments'
import { expect, refusal, test } from './visit'

const SAVE = '**/api/save-contactus'
const failure = (form: Locator) => form.getByRole('alert').filter({ has: form.page().getByRole('button', { name: 'Try again' }) })

/** Fills in the contact form, and checks after a failure that nothing is lost and that the next try succeeds. */
async function failing(
  page: Page,
  broken: () => Promise<unknown>,
  mended: () => Promise<void>,
  text: RegExp,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const form = await openForm(page, 'contact')
  const person = somebody()
  await fillIn(form, person)
  await broken()
  await press(form)
  await meanwhile()
  await expect(failure(form)).toContainText(text)
  await expect(failure(form).getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+91/)
  for (const name of ['name', 'email', 'mobile', 'message'] as const) await expect(fieldOf(form, name)).toHaveValue(person[name])
  await expect(fieldOf(form, 'captcha')).toHaveValue('TEST42')
  await mended()
  await failure(form).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/thank-you')
}

test('offline: it says so, keeps everything, and sends nothing until asked again', async ({ page, context }) => {
  await failing(
    page,
    () => context.setOffline(true),
    async () => {
      const sent: string[] = []
      page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
      await context.setOffline(false)
      await roundTrip(page)
      expect(sent).toEqual([])
    },
    /not connected to the internet/,
  )
})

test('a server that cannot be reached', async ({ page, provokes }) => {
  provokes(...refusal('/api/validate-captcha', 'ERR_CONNECTION_REFUSED'))
  await failing(
    page,
    () => page.route('**/api/validate-captcha', (route) => route.abort('connectionrefused')),
    () => page.unroute('**/api/validate-captcha'),
    /could not reach/,
  )
})

test('a server error', async ({ page, provokes }) => {
  provokes(...refusal('/api/save-contactus', 503))
  await failing(
    page,
    () => page.route(SAVE, (route) => route.fulfill({ status: 503, json: { error: 'x' } })),
    () => page.unroute(SAVE),
    /went wrong on our side/,
  )
})

test('a page of the network in place of the answer', async ({ page }) => {
  await failing(
    page,
    () => page.route(SAVE, (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Log in</h1>' })),
    () => page.unroute(SAVE),
    /could not reach/,
  )
})

test('too many requests: when to try again', async ({ page, provokes }) => {
  provokes(...refusal('/api/save-contactus', 429))
  const busy = { status: 429, headers: { 'retry-after': '120' }, json: { error: 'x' } }
  await failing(
    page,
    () => page.route(SAVE, (route) => route.fulfill(busy)),
    () => page.unroute(SAVE),
    /try again in 2 minutes/,
  )
})

test('no answer within 15 seconds', async ({ page }) => {
  await page.clock.install()
  const asked = page.waitForRequest(SAVE)
  await failing(
    page,
    () => page.route(SAVE, () => undefined),
    () => page.unroute(SAVE),
    /did not answer in time/,
    async () => {
      await asked
      await page.clock.fastForward(14_000)
      await expect(page.getByText(/did not answer in time/)).toHaveCount(0)
      await page.clock.fastForward(1_000)
    },
  )
})

test('a lost answer: the same request goes out again with the same key, and the clinic gets one', async ({ page, provokes }) => {
  provokes(...refusal('/api/save-contactus', 'ERR_CONNECTION_RESET'))
  const references: string[] = []
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  let lost = 0
  const bodies: (string | null)[] = []
  await page.route(SAVE, async (route) => {
    bodies.push(route.request().postData())
    const response = await route.fetch()
    references.push(((await response.json()) as { reference: string }).reference)
    if (lost++ < 2) return route.abort('connectionreset')
    return route.fulfill({ response })
  })
  await press(form)
  await expect(failure(form)).toContainText('could not reach')
  await failure(form).getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/thank-you')
  expect(new Set(bodies).size).toBe(1)
  expect(new Set(references).size).toBe(1)
  await expect(page.getByText(references[0] ?? 'none')).toBeVisible()
})

test('fields that the server refuses are marked, and the first has the focus', async ({ page, provokes }) => {
  provokes(...refusal('/api/save-contactus', 422))
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  const errors = { email: 'Please Enter Valid email', mobile: 'Enter a 10 digit Mobile No' }
  await page.route(SAVE, (route) => route.fulfill({ status: 422, json: { result: 'invalid', errors } }))
  await press(form)
  await expect(await messageOf(form, 'email')).toHaveText(errors.email)
  await expect(await messageOf(form, 'mobile')).toHaveText(errors.mobile)
  await expect(fieldOf(form, 'email')).toBeFocused()
  await fieldOf(form, 'email').fill('other@example.org')
  await expect(await messageOf(form, 'email')).toHaveText('')
})

test('a token from before: the form gets a new one by itself', async ({ page, context, provokes }) => {
  provokes(...refusal('/api/validate-captcha', 403))
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await context.clearCookies()
  await press(form)
  await expect(page).toHaveURL('/thank-you')
})

test('the button shows that work is going on, and a second press does nothing', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  let saves = 0
  page.on('request', (request) => request.url().endsWith('/api/save-contactus') && saves++)
  const { asked, release } = await hold(page, SAVE)
  await press(form)
  await expect(submitOf(form)).toHaveText('Sending…')
  await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'true')
  await press(form)
  await fieldOf(form, 'name').press('Enter')
  await asked
  await roundTrip(page)
  release()
  await expect(page).toHaveURL('/thank-you')
  expect(saves).toBe(1)
})
