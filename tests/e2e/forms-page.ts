import { expect, type Locator, type Page } from 'playwright/test'

export type FormName = 'appointment' | 'quick' | 'callback' | 'contact'

/** A page on which each form stands. */
const addresses: Record<FormName, string> = {
  appointment: '/book-an-appointment',
  quick: '/lp',
  callback: '/contact#callback',
  contact: '/contact',
}

export const formOn = (page: Page, name: FormName): Locator => page.locator(`[data-form="${name}"] form`)
export const fieldOf = (form: Locator, name: string) => form.locator(`[name="${name}"]`)
export const messageOf = async (form: Locator, name: string) => {
  const id = (await fieldOf(form, name).getAttribute('aria-describedby'))?.split(' ')[0]
  return form.locator(`[id="${id}"]`)
}
export const submitOf = (form: Locator) => form.locator('button[type=submit]')

/** Opens a form and waits until its code runs and its captcha is there. */
export async function openForm(page: Page, name: FormName): Promise<Locator> {
  // Without smooth scrolling: a button under way would be missed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(addresses[name])
  const form = formOn(page, name)
  await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
  await expect(form).toHaveAttribute('data-ready', '')
  // The notice of a draft that was put back moves the captcha off the screen, and it loads only when it is looked at.
  await expect(async () => {
    await fieldOf(form, 'captcha').scrollIntoViewIfNeeded()
    await expect(picture(form)).toBeVisible({ timeout: 5000 })
  }).toPass({ timeout: 60_000 })
  return form
}

export const picture = (form: Locator) => form.getByRole('img', { name: /code as a picture/ })

/** The first open day of next week and more: a Monday that no holiday of the sample clinic falls on. */
export function openDay(): string {
  const day = new Date(Date.now() + 330 * 60_000)
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7 || 7))
  return day.toISOString().slice(0, 10)
}

/** A number of its own for each test, since the server limits requests by phone number. */
export const someNumber = () => `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`

export interface Person {
  name: string
  email: string
  mobile: string
  date: string
  message: string
}

export const somebody = (): Person => ({
  name: 'Meera Nair',
  email: 'meera@example.org',
  mobile: someNumber(),
  date: openDay(),
  message: 'Nose, breathing and shape.',
})

/** Fills in every field that the form has. */
export async function fillIn(form: Locator, person: Partial<Person>, code = 'TEST42'): Promise<void> {
  for (const [name, value] of Object.entries(person)) {
    const field = fieldOf(form, name)
    if ((await field.count()) > 0) await field.fill(value)
  }
  if (code) await fieldOf(form, 'captcha').fill(code)
}

/** Presses the button as a visitor does, also when it only looks disabled: click() would wait for it to be enabled. */
export async function press(form: Locator): Promise<void> {
  const { mouse } = form.page()
  await submitOf(form).evaluate((button) => button.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await submitOf(form).hover()
  await mouse.down()
  await mouse.up()
}
