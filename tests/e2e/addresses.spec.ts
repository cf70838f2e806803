import { expect, open, refusal, started, test } from './visit'

const TREATMENT = '/anti-aging/anti-wrinkle-injections'

test('an unknown address leads to the page that says so, with its status', async ({ page }) => {
  for (const unknown of ['/no-such-page', '/face-surgeries/no-such-treatment', '/one/two/three', '/No-Capitals']) {
    const response = await page.goto(unknown)
    expect(new URL(page.url()).pathname, unknown).toBe('/404')
    expect(response?.status()).toBe(404)
  }
  await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
  await expect(page.getByText('OOPS! Page not found')).toBeVisible()
  await expect(page.getByText('We are sorry but the page you are requested was not found!')).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home Page' }).click()
  await expect(page).toHaveURL('/')
})

for (const [spelled, right] of [
  ['//anti-aging//anti-wrinkle-injections', TREATMENT],
  ['/anti-aging/anti-wrinkle-injections/', TREATMENT],
  ['///anti-aging/', '/anti-aging'],
  ['//contact/?from=card', '/contact?from=card'],
  ['//', '/'],
] as const)
  test(`the server leads from ${spelled} to ${right} in one hop`, async ({ request, baseURL }) => {
    const first = await request.get(baseURL + spelled, { maxRedirects: 0 })
    expect(first.status()).toBe(308)
    expect(first.headers().location).toBe(right)
    expect((await request.get(baseURL + right, { maxRedirects: 0 })).status()).toBe(200)
  })

test('an address that looks like another host stays on the site', async ({ request, baseURL }) => {
  const answers: Record<string, string> = {}
  for (const spelled of ['//example.org/', '//example.org/%2e%2e', '/\\example.org', '/.//example.org']) {
    const response = await request.get(baseURL + spelled, { maxRedirects: 0 })
    answers[spelled] = `${response.status()} ${response.headers().location ?? ''}`
  }
  expect(answers).toEqual({
    '//example.org/': '302 /404',
    '//example.org/%2e%2e': '308 /',
    '/\\example.org': '404 ',
    '/.//example.org': '404 ',
  })
})

for (const spelled of ['/contact.html', '/index.php', '/%E0%A4%A'])
  test(`${spelled} leads a person to the page that says so, and tells a program in its own words`, async ({ page, request }) => {
    const response = await page.goto(spelled)
    expect(new URL(page.url()).pathname).toBe('/404')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    const call = await request.get(spelled, { headers: { accept: 'application/json' }, maxRedirects: 0 })
    expect(call.headers()['content-type']).toContain('application/json')
    expect(call.status()).toBeGreaterThanOrEqual(400)
  })

test('a link with doubled slashes opens its page inside the app, and Back returns', async ({ page }) => {
  await open(page, '/careers')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  const link = page.locator('footer').getByRole('link', { name: 'Anti-wrinkle Injections' })
  expect(await link.evaluate((a) => new URL((a as HTMLAnchorElement).href).pathname)).toBe(`/${TREATMENT}`)
  await link.click()
  await expect(page).toHaveURL(TREATMENT)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Anti-wrinkle')
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/careers')
})

test('a dead link leads to the page that says so, and Back to where it stood', async ({ page, provokes }) => {
  for (const fits of ['/hair-treatment/rhinoplasty-nose-surgery', '/dr-anybody-plastic-surgeon'])
    provokes(...refusal(`/api/seo${fits}`, 404))
  provokes(...refusal('/api/serviceinner/rhinoplasty-nose-surgery.category=hair-treatment', 404))
  await open(page, '/careers')
  const follow = (path: string) =>
    page.evaluate((target) => {
      const link = Object.assign(document.createElement('a'), { href: target, textContent: 'dead' })
      document.querySelector('main')?.append(link)
      link.click()
    }, path)
  for (const dead of [
    '/one/two/three',
    '/.//two//slashes//three',
    '/hair-treatment/rhinoplasty-nose-surgery',
    '/dr-anybody-plastic-surgeon',
  ]) {
    await follow(dead)
    await expect(page).toHaveURL('/404')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    await page.goBack()
    await expect(page).toHaveURL('/careers')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Careers')
  }
})

test('on a low window the landing page’s button comes into sight when one scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/lp')
  const button = page.locator('[data-form=quick] button[type=submit]')
  await button.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(button).toBeInViewport({ ratio: 1 })
})

test('the landing page stands without header, footer and strip; other pages get them back', async ({ page }) => {
  await open(page, '/lp')
  for (const part of ['header', 'footer', '#strip']) await expect(page.locator(part)).toHaveCount(0)
  await page
    .locator('main')
    .getByRole('link', { name: /Vasant Clinic/ })
    .last()
    .click()
  await expect(page).toHaveURL('/')
  await expect(page.locator('body > #root > header')).toBeVisible()
  await expect(page.locator('footer')).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL('/lp')
  await expect(page.locator('body > #root > header')).toHaveCount(0)
  await expect(page.locator('footer')).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the footer’s link with doubled slashes opens its page', async ({ page }) => {
    await page.goto('/careers')
    await page.locator('footer').getByRole('link', { name: 'Anti-wrinkle Injections' }).click()
    await expect(page).toHaveURL(TREATMENT)
  })
})

test('a page opened in another tab starts like the first', async ({ page, context }) => {
  await open(page, '/services')
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.locator('footer a[href="/blog"]').click({ modifiers: ['ControlOrMeta'] }),
  ])
  await started(other)
  await expect(other).toHaveURL('/blog')
  await expect(page).toHaveURL('/services')
})
