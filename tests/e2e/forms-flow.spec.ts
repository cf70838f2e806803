import type { Request } from 'playwright/test'
import { fieldOf, fillIn, formOn, type FormName, messageOf, openForm, picture, press, somebody } from './forms-page'
import { builtFile, twoFrames } from './moments'
import { expect, open, refusal, test } from './visit'

const calls: Record<FormName, { path: string; fields: string[] }> = {
  appointment: { path: '/api/save-appointment', fields: ['name', 'email', 'mobile', 'date', 'message'] },
  quick: { path: '/api/save-appointment', fields: ['name', 'email', 'mobile', 'date'] },
  callback: { path: '/api/save-requestcallback-with-email', fields: ['name', 'email', 'mobile'] },
  contact: { path: '/api/save-contactus', fields: ['name', 'email', 'mobile', 'message'] },
}

for (const [name, { path, fields }] of Object.entries(calls) as [FormName, { path: string; fields: string[] }][]) {
  test(`${name}: the code is checked, the request is saved, and the visitor stands on /thank-you with a reference`, async ({
    page,
  }) => {
    const posts: Request[] = []
    page.on('request', (request) => request.method() === 'POST' && posts.push(request))
    const form = await openForm(page, name)
    // Without the place in the page.
    const address = page.url().replace(/#.*/, '')
    const person = somebody()
    await fillIn(form, person)
    await press(form)
    await expect(page).toHaveURL('/thank-you')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You!')

    expect(posts.map((request) => new URL(request.url()).pathname)).toEqual(['/api/validate-captcha', path])
    const [checked, saved] = posts.map((request) => request.postDataJSON() as Record<string, string>)
    expect(Object.keys(checked ?? {}).sort()).toEqual(['captcha', 'key'])
    expect(saved).toMatchObject({ captcha: 'TEST42', key: checked?.key, requesturl: '', refferelurl: address, website: '' })
    for (const field of fields) expect(saved?.[field]).toBe(person[field as keyof typeof person])
    const token = (await page.context().cookies()).find((cookie) => cookie.name === 'XSRF-TOKEN')?.value
    for (const request of posts) expect(await request.headerValue('x-xsrf-token')).toBe(token)
    await expect(page.getByText('Your reference')).toBeVisible()
  })
}

test('a callback without an e-mail goes the way that needs none', async ({ page }) => {
  const form = await openForm(page, 'callback')
  const { name, mobile } = somebody()
  await fillIn(form, { name, mobile })
  const saved = page.waitForRequest('**/api/save-requestcallback')
  await press(form)
  expect((await saved).postDataJSON()).not.toHaveProperty('email')
  await expect(page).toHaveURL('/thank-you')
})

test('the thank-you page tells the asked-for day and has a tentative entry for the calendar', async ({ page }) => {
  const form = await openForm(page, 'appointment')
  const person = somebody()
  await fillIn(form, person)
  await press(form)
  const link = page.getByRole('link', { name: 'Add to calendar' })
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe(`appointment-${person.date}.ics`)
  const file = decodeURIComponent((await link.getAttribute('href')) ?? '')
  expect(file).toContain(`DTSTART;VALUE=DATE:${person.date.replaceAll('-', '')}`)
  expect(file).toContain('STATUS:TENTATIVE')
  await page.reload()
  await expect(page.getByText('Your reference')).toBeVisible()
  expect(page.url()).not.toContain('?')
})

test('the page that a visitor came from is sent without what its address might tell', async ({ page }) => {
  await page.goto('/search?q=secret')
  await page.evaluate(() => {
    location.href = '/contact?from=secret#contact-form'
  })
  await page.waitForURL('**/contact?*')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(picture(form)).toBeVisible()
  await fillIn(form, somebody())
  const saved = page.waitForRequest('**/api/save-contactus')
  await press(form)
  const { requesturl, refferelurl } = (await saved).postDataJSON() as Record<string, string>
  expect(requesturl).toMatch(/\/search$/)
  expect(refferelurl).toMatch(/\/contact$/)
})

test('a wrong code is told in the page; code and picture are new, everything else stays', async ({ page }) => {
  const form = await openForm(page, 'appointment')
  const person = somebody()
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await fillIn(form, person, 'WRONG')
  const before = await picture(form).getAttribute('src')
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: 'Invalid captcha ! Try Again' })).toBeVisible()
  await expect(fieldOf(form, 'captcha')).toHaveValue('')
  await expect(fieldOf(form, 'captcha')).toBeFocused()
  await expect(picture(form)).not.toHaveAttribute('src', before ?? '')
  for (const [name, value] of Object.entries(person)) await expect(fieldOf(form, name)).toHaveValue(value)
  await fieldOf(form, 'captcha').fill('TEST42')
  await fieldOf(form, 'captcha').press('Enter')
  await expect(page).toHaveURL('/thank-you')
  expect(dialogs).toEqual([])
})

test('the refresh button loads a new picture and clears the code', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fieldOf(form, 'captcha').fill('abc')
  const before = await picture(form).getAttribute('src')
  await form.getByRole('button', { name: 'New code' }).click()
  await expect(fieldOf(form, 'captcha')).toHaveValue('')
  await expect(picture(form)).not.toHaveAttribute('src', before ?? '')
  await expect(await messageOf(form, 'captcha'), 'the emptied field counts as visited').toHaveText('Captcha required')
  await fieldOf(form, 'captcha').fill('abc')
  await expect(await messageOf(form, 'captcha')).toHaveText('')
})

test('Back after a success leads before the form, and the form is empty when it is opened again', async ({ page }) => {
  await page.goto('/')
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(picture(form)).toBeVisible()
  await fillIn(form, somebody())
  await press(form)
  await expect(page).toHaveURL('/thank-you')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goForward()
  await expect(page).toHaveURL('/thank-you')
  await page.goto('/contact')
  await expect(form).toHaveAttribute('data-ready', '')
  for (const name of ['name', 'email', 'mobile', 'message', 'captcha']) await expect(fieldOf(form, name)).toHaveValue('')
})

const run = (file: string) => import(file) as Promise<unknown>

test('a connection that breaks right after the save does not keep the thank-you page away', async ({ page, context }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  const text = page.waitForResponse('**/api/page/thank-you').then((response) => response.finished())
  // All that the page consists of, with what its files import: a busy machine has one of them long before the other.
  const sources = ['page', 'thank-you-texts'].map((name) => builtFile(`src/pages/thank-you/${name}.tsx`))
  await page.route('**/api/save-contactus', async (route) => {
    const response = await route.fetch()
    await Promise.all([text, ...sources.map((source) => page.evaluate(run, source))])
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await press(form)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Your reference')).toBeVisible()
})

test('where the thank-you page cannot be had, the form says that the request arrived', async ({ page, context }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await page.route(/thank-you|\/api\/page/, (route) => route.abort('internetdisconnected'))
  await page.route('**/api/save-contactus', async (route) => {
    const response = await route.fetch()
    await context.setOffline(true)
    await route.fulfill({ response })
  })
  await press(form)
  await expect(page.getByText('Your request has arrived.')).toBeVisible()
  await twoFrames(page)
  await expect(page.getByText(/Your reference: \S+/)).toBeVisible()
})

test('a page that the browser brings back after a success shows an empty form', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  // The router is kept from leaving, so that the page stays as the back/forward cache would hold it.
  await page.route(/thank-you|\/api\/(page|seo)/, () => undefined)
  await press(form)
  await expect(page.getByText('Your request has arrived.')).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  for (const name of ['name', 'email', 'mobile', 'message', 'captcha']) await expect(fieldOf(form, name)).toHaveValue('')
  await expect(picture(form)).toBeVisible()
})

test('a filled honeypot gets a new code and stores nothing', async ({ page, provokes }) => {
  provokes(...refusal('/api/save-contactus', 403))
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await fieldOf(form, 'website').fill('https://spam.example', { force: true })
  await press(form)
  await expect(form.getByRole('alert').filter({ hasText: 'Invalid captcha ! Try Again' })).toBeVisible()
})

test('beside each form it says what is stored, for how long, and leads to the privacy policy', async ({ page }) => {
  for (const name of ['appointment', 'quick', 'callback', 'contact'] as const) {
    const form = await openForm(page, name)
    await expect(form.getByText(/stores what you send here .* erased after 13 months/)).toBeVisible()
    await expect(form.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy')
  }
})

test('who books from a treatment’s page finds its name in the message, and may delete it', async ({ page }) => {
  await open(page, '/body-chest/liposuction-surgery')
  await page.locator('main a[href="/book-an-appointment"]').first().click()
  await expect(page).toHaveURL(/book-an-appointment$/)
  const message = fieldOf(formOn(page, 'appointment'), 'message')
  await expect(message).toHaveValue(/^About: .*Liposuction.*\n$/)
  await message.fill('')
  await expect(message).toHaveValue('')
})

test('a code box that has no code yet offers nothing to refresh or to hear', async ({ page }) => {
  await open(page, '/contact')
  const form = formOn(page, 'callback')
  await expect(form.locator('[data-status=idle]')).toHaveCount(1)
  await expect(form.getByRole('button', { name: /new code|refresh/i })).toBeHidden()
})
