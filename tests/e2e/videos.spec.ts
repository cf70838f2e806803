import type { Page } from 'playwright/test'
import { deferredFeaturesStarted } from './moments'
import { expect, open, test } from './visit'

const VIDEOS = '/videos'
const poster = (page: Page, title: string) => page.getByRole('link', { name: `Play the video: ${title}` })
const OURS = 'How a nose is built'
const YOUTUBE = 'A walk through the clinic'
/** A cartoon that holds the place of the clinic's own video. */
const CARTOON = 'aqz-KE-bpKQ'
const TESTIMONIAL = 'Nose surgery: a year later'

test('no video and nothing from another site is loaded before a press', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, VIDEOS)
  await page.mouse.wheel(0, 4000)
  await expect(poster(page, YOUTUBE)).toBeVisible()
  expect(asked.filter((url) => /youtube|\.webm/.test(url))).toEqual([])
  await expect(page.locator('video, iframe')).toHaveCount(0)
})

test('a video of our own plays with captions over its poster', async ({ page }) => {
  await open(page, VIDEOS)
  await poster(page, OURS).click()
  const video = page.locator('video')
  await expect(video).toHaveAttribute('src', /nose-anatomy\.webm$/)
  await expect(video).toBeFocused()
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.textTracks[0]?.mode)).toBe('showing')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
})

test('a video on YouTube loads from its cookieless address, and stops the one before', async ({ page }) => {
  await page.route(/youtube/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  await open(page, VIDEOS)
  await poster(page, OURS).click()
  await expect(page.locator('video')).toBeVisible()
  await poster(page, YOUTUBE).click()
  await expect(page.locator('iframe')).toHaveAttribute(
    'src',
    new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${CARTOON}\\?`),
  )
  await expect(page.locator('iframe')).toHaveAttribute('title', YOUTUBE)
  await expect(page.locator('video')).toHaveCount(0)
})

test('offline a video says so, and starts when the connection is back', async ({ page, context }) => {
  await open(page, VIDEOS)
  // What is loaded in quiet moments comes first.
  await deferredFeaturesStarted(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('Needs a connection').first()).toBeVisible()
  await poster(page, OURS).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await expect(page.locator('video')).toBeVisible()
  await expect(page.getByText('Needs a connection').first()).toBeHidden()
})

test('what is said in a video can be read instead', async ({ page }) => {
  await open(page, VIDEOS)
  await page.locator('summary', { hasText: 'Transcript' }).first().click()
  await expect(page.getByText('Between the two sides stands the septum')).toBeVisible()
})

test('one video only is on YouTube, and its text says what plays until the clinic has its own', async ({ page }) => {
  await open(page, VIDEOS)
  await expect(page.locator('a[data-youtube]')).toHaveCount(1)
  await expect(page.getByText('a freely licensed cartoon plays')).toBeVisible()
})

test('a sample testimonial plays from this site, and says before all else that no patient speaks', async ({ page }) => {
  await open(page, '/video-testimonial')
  await expect(page.locator('a[data-youtube]')).toHaveCount(0)
  await poster(page, TESTIMONIAL).click()
  const video = page.locator('video')
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0)
  const first = () =>
    video.evaluate((element: HTMLVideoElement) => (element.textTracks[0]?.cues?.[0] as VTTCue | undefined)?.text)
  await expect.poll(first).toBe('Sample film. No patient speaks here.')
})

test('video testimonials that are no patients say so', async ({ page }) => {
  await open(page, '/video-testimonial')
  const films = page.locator('li:has([data-screen])')
  expect(await films.count()).toBeGreaterThan(0)
  for (const film of await films.all()) await expect(film.getByText('Sample', { exact: true })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a poster is a link to the file, or to the video on YouTube', async ({ page }) => {
    await page.goto(VIDEOS)
    await expect(poster(page, OURS)).toHaveAttribute('href', '/video/nose-anatomy.webm')
    await expect(poster(page, YOUTUBE)).toHaveAttribute('href', `https://www.youtube.com/watch?v=${CARTOON}`)
  })
})
