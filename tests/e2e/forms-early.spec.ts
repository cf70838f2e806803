import { fieldOf, fillIn, formOn, messageOf, picture, press, somebody, submitOf } from './forms-page'
import { builtFile, deferredFeaturesStarted, hold, roundTrip, twoFrames } from './moments'
import { expect, started, test } from './visit'

const FORMS = builtFile('src/features/forms/enquiry-form.tsx')

for (const [what, scripts] of [
  ['the app', /\/assets\/.*\.js$/],
  ['the forms’ code', `**${FORMS}`],
] as const) {
  test(`text typed before ${what} arrives is in the form afterwards`, async ({ page }) => {
    const { asked, release } = await hold(page, scripts)
    await page.goto('/contact')
    const form = formOn(page, 'contact')
    const person = somebody()
    await fillIn(form, person, '')
    await form.getByLabel('Keep my message on this device too').check()
    await asked
    release()
    await expect(form).toHaveAttribute('data-ready', '')
    await expect(picture(form)).toBeVisible()
    for (const name of ['name', 'email', 'mobile', 'message'] as const) {
      await expect(fieldOf(form, name)).toHaveValue(person[name])
      await expect(await messageOf(form, name)).toHaveText('')
    }
    await expect(form.getByLabel('Keep my message on this device too')).toBeChecked()
    await fieldOf(form, 'captcha').fill('TEST42')
    await expect(submitOf(form)).toHaveAttribute('aria-disabled', 'false')
    await press(form)
    await expect(page).toHaveURL('/thank-you')
  })
}

test('a submit before the scripts leaks nothing into the address, and is heard when they run', async ({ page }) => {
  const { asked, release } = await hold(page, `**${FORMS}`)
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'name').fill('Meera')
  await started(page)
  await asked
  await press(form)
  expect(page.url()).toMatch(/\/contact$/)
  release()
  await expect(await messageOf(form, 'email')).toHaveText('Email field required')
  await expect(fieldOf(form, 'name')).toHaveValue('Meera')
  await expect(fieldOf(form, 'email')).toBeFocused()
})

test('nothing moves when the form comes to life', async ({ page }) => {
  const { asked, release } = await hold(page, `**${FORMS}`)
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await page.evaluate(() => document.fonts.ready)
  await started(page)
  await asked
  const before = await submitOf(form).boundingBox()
  release()
  await expect(picture(form)).toBeVisible()
  expect(await submitOf(form).boundingBox()).toEqual(before)
})

test('pages that are only opened ask for neither a captcha nor the code of the forms', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await deferredFeaturesStarted(page)
  await roundTrip(page)
  expect(asked).toContain('/robots.txt')
  expect(asked.filter((path) => path.startsWith('/captcha') || path === FORMS)).toEqual([])
})

test('an anchor on the page costs neither a form that is not hydrated yet nor its text', async ({ page }) => {
  const { asked, release } = await hold(page, `**${FORMS}`)
  await page.goto('/contact')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'name').fill('Meera')
  await started(page)
  await asked
  for (const hash of ['main', 'contact-form']) {
    await page.evaluate((to) => {
      location.hash = to
    }, hash)
    await twoFrames(page)
    await expect(fieldOf(form, 'name')).toHaveValue('Meera')
  }
  release()
  await expect(form).toHaveAttribute('data-ready', '')
  await expect(fieldOf(form, 'name')).toHaveValue('Meera')
})

test('a form on a page reached by a link works as well', async ({ page }) => {
  await page.goto('/about-clinic')
  await started(page)
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click()
  await expect(page).toHaveURL('/contact')
  const form = formOn(page, 'contact')
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(picture(form)).toBeVisible()
  await fillIn(form, somebody())
  await press(form)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Your reference')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the forms give telephone and e-mail instead', async ({ page }) => {
    for (const [path, form] of [
      ['/contact', 'contact'],
      ['/contact#callback', 'callback'],
      ['/book-an-appointment', 'appointment'],
    ] as const) {
      await page.goto(path)
      const section = page.locator(`[data-form="${form}"]`)
      await expect(section.locator('noscript p')).toBeVisible()
      await expect(section.locator('noscript p')).toContainText('This form needs JavaScript', { useInnerText: false })
      await expect(section.locator('noscript a[href^="tel:"]')).toHaveCount(2)
      await expect(section.locator('noscript a[href^="mailto:"]')).toBeVisible()
      await expect(section.locator('form')).toBeHidden()
    }
  })
})
