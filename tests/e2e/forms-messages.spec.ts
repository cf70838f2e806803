import { fieldOf, type FormName, messageOf, openForm, press } from './forms-page'
import { expect, test } from './visit'

const required = {
  name: 'Name field required',
  email: 'Email field required',
  mobile: 'Mobile field required',
  date: 'Please choose date',
  captcha: 'Captcha required',
}

const forms: Record<FormName, (keyof typeof required)[]> = {
  appointment: ['name', 'email', 'mobile', 'date', 'captcha'],
  quick: ['name', 'email', 'mobile', 'date', 'captcha'],
  callback: ['name', 'mobile', 'captcha'],
  contact: ['name', 'email', 'mobile', 'captcha'],
}

interface Format {
  field: 'name' | 'email' | 'mobile'
  bad: string
  good: string
  message: string
}

const email = { field: 'email', bad: 'meera@example', good: 'meera@example.org', message: 'Please Enter Valid email' } as const
const mobile = { field: 'mobile', bad: '98765abcde', good: '9876543210', message: 'Enter a 10 digit Mobile No' } as const
const nameOf = { field: 'name', bad: 'Meera 2', good: 'Meera Nair', message: 'Only alphabets allowed' } as const

const formats: Record<FormName, Format[]> = {
  appointment: [nameOf, { ...nameOf, bad: 'M', good: 'Me' }, email, mobile],
  quick: [{ ...nameOf, bad: '2Meera' }, email, { ...mobile, bad: '98765' }],
  callback: [nameOf, mobile, { ...email, bad: 'meera', good: '' }],
  contact: [{ ...nameOf, good: 'M', message: ' Only alphabets allowed' }, { ...email, bad: 'meera@' }, mobile],
}

for (const [name, fields] of Object.entries(forms) as [FormName, (keyof typeof required)[]][]) {
  test(`${name}: a required field that was visited and left empty says so, the others keep quiet`, async ({ page }) => {
    const form = await openForm(page, name)
    for (const [index, field] of fields.entries()) {
      const message = await messageOf(form, field)
      await expect(message).toHaveText('')
      await fieldOf(form, field).focus()
      await fieldOf(form, field).blur()
      await expect(message).toHaveText(required[field])
      await expect(fieldOf(form, field)).toHaveAttribute('aria-invalid', 'true')
      for (const later of fields.slice(index + 1)) await expect(await messageOf(form, later)).toHaveText('')
    }
  })

  test(`${name}: a submit shows the required messages of untouched fields and goes to the first`, async ({ page }) => {
    const form = await openForm(page, name)
    await press(form)
    for (const field of fields) await expect(await messageOf(form, field)).toHaveText(required[field])
    await expect(fieldOf(form, fields[0] ?? 'name')).toBeFocused()
  })
}

for (const [name, cases] of Object.entries(formats) as [FormName, Format[]][]) {
  test(`${name}: a bad format is told after leaving the field, and no more once it is good`, async ({ page }) => {
    const form = await openForm(page, name)
    for (const { field, bad, good, message } of cases) {
      const input = fieldOf(form, field)
      const place = await messageOf(form, field)
      await input.fill('')
      await input.pressSequentially(bad)
      await input.blur()
      await expect(place).not.toHaveText('')
      expect(await place.textContent()).toBe(message)
      await input.fill(good)
      await expect(place).toHaveText('')
      await expect(input).toHaveAttribute('aria-invalid', 'false')
    }
  })
}

test('while a field is filled in for the first time, nothing is told yet', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await fieldOf(form, 'email').pressSequentially('meera@')
  await expect(await messageOf(form, 'email')).toHaveText('')
  await expect(fieldOf(form, 'email')).toHaveAttribute('aria-invalid', 'false')
})

test('the phone number is capped at ten characters, and a pasted number loses its country code', async ({ page }) => {
  const form = await openForm(page, 'contact')
  const phone = fieldOf(form, 'mobile')
  await phone.pressSequentially('98765432101234')
  await expect(phone).toHaveValue('9876543210')
  await phone.fill('')
  await phone.evaluate((input: HTMLInputElement) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', '+91 98765-43211')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(phone).toHaveValue('9876543211')
})

test('a Hindi digit typed into the middle of the number is a Western one, and typing goes on behind it', async ({ page }) => {
  const number = fieldOf(await openForm(page, 'callback'), 'mobile')
  await number.focus()
  await page.keyboard.insertText('९८५४')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.insertText('७')
  await page.keyboard.insertText('६')
  await expect(number).toHaveValue('987654')
})

test('the contact form has its note, and a button that looks disabled until all is well', async ({ page }) => {
  const form = await openForm(page, 'contact')
  await expect(page.getByText('Fields marked * are required')).toBeVisible()
  const button = form.getByRole('button', { name: 'SUBMIT' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(form.getByText('Still needed: Name, Email, Phone, Captcha code')).toBeVisible()
  await fieldOf(form, 'name').fill('Meera')
  await fieldOf(form, 'email').fill('meera@example.org')
  await fieldOf(form, 'mobile').fill('9876543210')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(form.getByText('Still needed: Captcha code')).toBeVisible()
  await fieldOf(form, 'captcha').fill('x')
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await expect(form.getByText('Still needed')).toHaveCount(0)
})
