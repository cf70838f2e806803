import { desktop, phone, tablet } from './site-pages'
import { expect, open, scrolled, scrollTo, test } from './visit'

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true })

  test('the strip has Home, Call, Appointment, Email and Doctor, with Appointment highlighted', async ({ page }) => {
    await open(page, '/services')
    const strip = page.getByRole('navigation', { name: 'Quick actions' })
    await expect(strip.getByRole('link')).toHaveText(['Home', 'Call', 'Appointment', 'Email', 'Doctor'])
    const links = await strip.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual([
      '/',
      'tel:+911240000101',
      '/book-an-appointment',
      'mailto:care@vasant-clinic.example',
      '/dr-ira-vasant-plastic-surgeon',
    ])
    const grounds = await strip.getByRole('link').evaluateAll((all) => all.map((link) => getComputedStyle(link).backgroundColor))
    expect(grounds.filter((ground) => ground === grounds[0])).toHaveLength(4)
    expect(grounds[2]).not.toBe(grounds[0])
    await scrollTo(page, 800)
    const box = await strip.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(phone.height)
    await strip.getByRole('link', { name: 'Doctor' }).tap()
    await expect(page).toHaveURL('/dr-ira-vasant-plastic-surgeon')
    await expect(strip.getByRole('link', { name: 'Doctor' })).toHaveAttribute('aria-current', 'page')
  })

  test('the last line of the page is not hidden behind the strip', async ({ page }) => {
    await open(page, '/services')
    await scrollTo(page, 1e6)
    const end = await page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
    const strip = await page.getByRole('navigation', { name: 'Quick actions' }).boundingBox()
    expect(end).toBeLessThan((strip?.y ?? 0) + 1)
  })
})

for (const size of [tablet, desktop])
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size })
    test('there is no strip', async ({ page }) => {
      await open(page, '/services')
      await expect(page.getByRole('navigation', { name: 'Quick actions' })).toBeHidden()
    })
  })

test('the way back to the top appears beyond 99 px and leads there smoothly', async ({ page }) => {
  await open(page, '/services')
  const top = page.getByRole('button', { name: 'Back to top' })
  await scrollTo(page, 99)
  await expect(top).toBeHidden()
  await scrollTo(page, 100)
  await expect(top).toBeVisible()
  await scrollTo(page, 1500)
  await page.evaluate(() => {
    const places: number[] = []
    addEventListener('scroll', () => places.push(window.scrollY))
    Object.assign(window, { places })
  })
  await top.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  expect(places.filter((y) => y > 0 && y < 1500).length).toBeGreaterThan(2)
  await expect(top).toBeHidden()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('the way back to the top is one step, and nothing else moves', async ({ page }) => {
    await open(page, '/services')
    await scrollTo(page, 1500)
    await page.getByRole('button', { name: 'Back to top' }).click()
    expect(await scrolled(page)).toBe(0)
    const moving = await page.evaluate(
      () => document.getAnimations().filter((one) => Number(one.effect?.getComputedTiming().duration) > 1).length,
    )
    expect(moving).toBe(0)
    await page.locator('footer a[href="/careers"]').click()
    await expect(page).toHaveURL('/careers')
  })
})

test('the chat button opens a chat with the greeting written in it', async ({ page }) => {
  await open(page, '/services')
  const chat = page.getByRole('link', { name: 'Chat with us (opens in a new window)' })
  const address = new URL((await chat.getAttribute('href')) ?? '')
  expect(address.pathname).toBe('/911240000101')
  expect(address.searchParams.get('text')).toBe('Hello, I would like to ask about an appointment.')
  await expect(chat).toHaveAttribute('rel', /noopener/)
})

test('the footer has every link, the disclaimer, the years, the agency, social and legal links', async ({ page }) => {
  await open(page, '/services')
  const footer = page.locator('footer')
  const links = await footer.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const asked = `/ /dr-ira-vasant-plastic-surgeon /services /written-testimonials /blog /gallery /contact /careers
    /achievements-conferences /book-an-appointment /privacy-policy /terms-conditions
    /body-chest/liposuction-surgery /body-chest/gynecomastia /face-surgeries/rhinoplasty-nose-surgery /body-chest/mommy-makeover
    /laser-treatment/laser-hair-removal /.//anti-aging/anti-wrinkle-injections
    /face-surgeries /body-chest /hair-treatment /laser-treatment /anti-aging /skin-hair
    tel:+911240000101 tel:+911240000102 mailto:care@vasant-clinic.example`.split(/\s+/)
  expect(links).toEqual(expect.arrayContaining(asked))
  for (const name of ['Facebook', 'X', 'Instagram', 'YouTube'])
    await expect(footer.getByRole('link', { name: `${name} (opens in a new window)` })).toBeVisible()
  await expect(footer).toContainText('A renowned medical centre offering advanced plastic surgery')
  await expect(footer).toContainText('for education and awareness only')
  await expect(footer).toContainText('not a substitute for a surgeon')
  await expect(footer).toContainText('results vary from person to person')
  await expect(footer.getByRole('link', { name: 'Fieldnote Studio' })).toHaveAttribute('href', /^https:/)
})

for (const [when, year] of [
  ['2026-12-31T18:29:00Z', '2026'],
  ['2026-12-31T18:31:00Z', '2027'],
  ['2031-06-01T00:00:00Z', '2031'],
] as const)
  test(`at ${when} the copyright runs from 2018 to ${year}, the year at the clinic`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(when))
    await page.goto('/careers')
    await expect(page.locator('footer')).toContainText(`© 2018 to ${year}`)
  })
