import type { Locator, Page } from 'playwright/test'
import { fieldOf, fillIn, formOn, openForm, picture, press, somebody } from './forms-page'
import { twoFrames } from './moments'
import { expect, test } from './visit'

const restored = (form: Locator) => form.getByText('We have put back what you typed')

/** What this origin keeps in the store of idb-keyval. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('error', () => reject(opening.error as Error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('keyval').objectStore('keyval').getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        })
      }),
  )

/** All that was typed lies on the device: the first field does a moment earlier than the last. */
const keptAll = (page: Page, values: string[]) =>
  expect
    .poll(async () => {
      const text = JSON.stringify(await stored(page))
      return values.filter((value) => !text.includes(value))
    })
    .toEqual([])

async function reopened(page: Page): Promise<Locator> {
  await page.reload()
  const form = formOn(page, 'contact')
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-ready', '')
  return form
}

/** A new tab, so that the browser has nothing of its own to put back. */
async function inNewTab(page: Page, name: 'contact' | 'appointment' = 'contact'): Promise<Locator> {
  const tab = await page.context().newPage()
  await page.close()
  return openForm(tab, name)
}

test('a reload keeps what was typed, but neither message nor code, and says so', async ({ page }) => {
  const person = somebody()
  let form = await openForm(page, 'contact')
  await fillIn(form, person)
  await expect(form.getByText('is kept on this device for 24 hours')).toBeVisible()
  await keptAll(page, [person.name, person.email, person.mobile])
  expect(JSON.stringify(await stored(page))).not.toContain(person.message)
  expect(JSON.stringify(await stored(page))).not.toContain('TEST42')
  form = await inNewTab(page)
  await expect(restored(form)).toBeVisible()
  for (const name of ['name', 'email', 'mobile'] as const) await expect(fieldOf(form, name)).toHaveValue(person[name])
  await expect(fieldOf(form, 'message')).toHaveValue('')
  await expect(fieldOf(form, 'captcha')).toHaveValue('')
})

test('what is typed up to the last moment before a reload is kept', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fieldOf(form, 'name').pressSequentially('Meera Raghunathan', { delay: 60 })
  await expect(fieldOf(await reopened(page), 'name')).toHaveValue('Meera Raghunathan')
})

test('a message that was taken back in one tab does not return with what another tab types', async ({ page }) => {
  const person = somebody()
  const form = await openForm(page, 'appointment')
  await fillIn(form, person)
  await form.getByLabel('Keep my message on this device too').check()
  await keptAll(page, [person.message])
  const other = await openForm(await page.context().newPage(), 'quick')
  await expect(fieldOf(other, 'name')).toHaveValue(person.name)
  await form.getByLabel('Keep my message on this device too').uncheck()
  await expect.poll(async () => JSON.stringify(await stored(page))).not.toContain(person.message)
  await fieldOf(other, 'name').fill('Meera R')
  await keptAll(page, ['Meera R'])
  expect(JSON.stringify(await stored(page))).not.toContain(person.message)
})

test('the message is kept when the visitor asks for it, and only then', async ({ page }) => {
  const person = somebody()
  let form = await openForm(page, 'contact')
  const keep = form.getByLabel('Keep my message on this device too')
  await expect(keep).not.toBeChecked()
  await fillIn(form, person)
  await keep.check()
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain(person.message)
  await keep.uncheck()
  await expect.poll(async () => JSON.stringify(await stored(page))).not.toContain(person.message)
  await keep.check()
  await expect.poll(async () => JSON.stringify(await stored(page))).toContain(person.message)
  form = await inNewTab(page)
  await expect(fieldOf(form, 'message')).toHaveValue(person.message)
  await expect(form.getByLabel('Keep my message on this device too')).toBeChecked()
})

test('Clear empties the form and the device', async ({ page }) => {
  let form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await expect.poll(() => stored(page)).toHaveLength(1)
  form = await reopened(page)
  await form.getByRole('button', { name: /^Clear/ }).click()
  await expect(fieldOf(form, 'name')).toHaveValue('')
  await expect(fieldOf(form, 'name')).toBeFocused()
  await expect(form.getByRole('button', { name: /^Clear/ })).toHaveCount(0)
  await expect.poll(() => stored(page)).toEqual([])
  form = await reopened(page)
  await expect(fieldOf(form, 'name')).toHaveValue('')
})

test('after a success nothing is left on the device', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await expect.poll(() => stored(page)).toHaveLength(1)
  await press(form)
  await expect(page).toHaveURL('/thank-you')
  await expect.poll(() => stored(page)).toEqual([])
  await page.goto('/contact')
  const again = formOn(page, 'contact')
  await expect(again).toHaveAttribute('data-ready', '')
  await expect(fieldOf(again, 'name')).toHaveValue('')
})

test('a draft of yesterday is gone', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await expect.poll(() => stored(page)).toHaveLength(1)
  const tab = await page.context().newPage()
  await page.close()
  await tab.clock.setFixedTime(Date.now() + 24 * 3600_000 + 1000)
  const later = await openForm(tab, 'contact')
  await expect.poll(() => stored(tab)).toEqual([])
  await expect(fieldOf(later, 'name')).toHaveValue('')
  await expect(restored(later)).toHaveCount(0)
})

test('the quick form hands on to the full one', async ({ page }) => {
  const person = somebody()
  await fillIn(await openForm(page, 'quick'), person)
  await keptAll(page, [person.name, person.email, person.mobile, person.date])
  const form = await inNewTab(page, 'appointment')
  for (const name of ['name', 'email', 'mobile', 'date'] as const) await expect(fieldOf(form, name)).toHaveValue(person[name])
})

test('where storage is refused, forms work as ever and keep nothing', async ({ page }) => {
  await page.addInitScript(() => {
    indexedDB.open = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await page.clock.install()
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await page.clock.fastForward(800)
  await twoFrames(page)
  await expect(form.getByRole('button', { name: /^Clear/ })).toHaveCount(0)
  await press(form)
  await expect(page).toHaveURL('/thank-you')
  await expect(page.getByText('Your reference')).toBeVisible()
})

test('two tabs have captchas of their own, and both can send', async ({ page, context }) => {
  const first = await openForm(page, 'contact')
  const tab = await context.newPage()
  const second = await openForm(tab, 'contact')
  expect(await picture(first).getAttribute('src')).not.toBe(await picture(second).getAttribute('src'))
  for (const form of [first, second]) {
    await fillIn(form, somebody())
    await press(form)
    await expect(form.page()).toHaveURL('/thank-you')
  }
})

test('a draft of yesterday leaves the device on any page, and when its tab is looked at again', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fillIn(form, somebody())
  await expect.poll(() => stored(page)).toHaveLength(1)
  await page.goto('/privacy-policy')
  for (const back of [() => page.reload(), () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))]) {
    await storeOldDraft(page)
    await back()
    await expect.poll(() => stored(page)).toEqual([])
  }
})

const storeOldDraft = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('keyval-store')
        opening.addEventListener('success', () => {
          const writing = opening.result.transaction('keyval', 'readwrite')
          const draft = { values: { name: 'Meera' }, keepMessage: false, savedAt: Date.now() - 25 * 3_600_000 }
          writing.objectStore('keyval').put(draft, 'draft:contact')
          writing.addEventListener('complete', () => resolve())
        })
      }),
  )
