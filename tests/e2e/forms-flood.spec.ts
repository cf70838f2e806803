import { expect, test } from 'playwright/test'
import { startServer } from '../browsers/real-server'
import { fieldOf, fillIn, openForm, press, somebody } from './forms-page'

let server: Awaited<ReturnType<typeof startServer>>
test.beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'on', REQUESTS_PER_HOUR: '1' })
})
test.afterAll(() => server.stop())

test('while the site gets more requests than usual the device works unasked, and the visitor notices nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('response', (response) => response.status() >= 400 && refused.push(response.url()))
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const hasWorked = () => scripts.some((url) => /\/assets\/work-[^/]+\.js$/.test(url))

  const calm = await openForm(page, 'contact')
  await fillIn(calm, somebody())
  await press(calm)
  await expect(page).toHaveURL(/\/thank-you$/)
  expect(hasWorked()).toBe(false)

  const form = await openForm(page, 'contact')
  await expect.poll(hasWorked).toBe(true)
  await fillIn(form, somebody())
  // As long as a person takes to type it: who is faster gets a new code in such an hour.
  await fieldOf(form, 'message').pressSequentially(' Is a Saturday possible?', { delay: 100 })
  await press(form)
  await expect(page).toHaveURL(/\/thank-you$/)
  expect(refused).toEqual([])
  await context.close()
})
