import { startServer } from '../browsers/real-server'
import { fieldOf, fillIn, openForm, press, somebody } from './forms-page'
import { expect, test } from './visit'

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
  const worked: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/save-contactus')) worked.push((request.postDataJSON() as { work?: string }).work)
  })

  const calm = await openForm(page, 'contact')
  await fillIn(calm, somebody())
  await press(calm)
  await expect(page).toHaveURL(/\/thank-you$/)
  expect(worked).toEqual([undefined])

  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  // As long as a person takes to type it: who is faster gets a new code in such an hour.
  await fieldOf(form, 'message').pressSequentially(' Is a Saturday possible?', { delay: 100 })
  await press(form)
  await expect(page).toHaveURL(/\/thank-you$/)
  expect(refused).toEqual([])
  expect(worked).toHaveLength(2)
  expect(worked[1]).toMatch(/^\w+$/)
  await context.close()
})
