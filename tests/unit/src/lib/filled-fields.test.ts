// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { earlyInput } from '../../../../src/features/forms/draft/use-early-input'
import { isTyping } from '../../../../src/stores/typing'

/** As the prerendered document has it, with a choice beside the lines and the text. */
const page = `<div data-form="quick"><form data-kind="appointment">
  <input name="name" data-draft="always">
  <select name="language" data-draft="always"><option value=""></option><option>Hindi</option></select>
  <textarea name="message" data-draft="when asked"></textarea><input type="checkbox">
  <input name="website"><input name="captcha"><button type="button">New code</button><button type="submit">Send</button>
</form></div>`
const choose = (name: string, value: string) => {
  const field = document.querySelector<HTMLInputElement>(`[name=${name}]`)
  if (field) field.value = value
}
const form = () => document.querySelector('form') as HTMLFormElement

beforeEach(() => {
  document.body.innerHTML = page
})
afterEach(() => {
  document.body.innerHTML = ''
})

test('an untouched form costs nothing at a reload', () => {
  expect(isTyping()).toBe(false)
  expect(earlyInput(form())).toEqual({ values: [], keepMessage: false })
})

test.each([
  ['name', 'Meera'],
  ['language', 'Hindi'],
  ['message', 'Hello'],
])('what a visitor put into %s before the code came is known, and taken over', (name, value) => {
  choose(name, value)
  expect(isTyping()).toBe(true)
  expect(earlyInput(form()).values).toEqual([[name, value]])
})

test('a ready form is no longer asked in the document', () => {
  choose('name', 'Meera')
  form().dataset.ready = ''
  expect(isTyping()).toBe(false)
})

test('the box beside the message is taken over', () => {
  const box = document.querySelector<HTMLInputElement>('[type=checkbox]')
  if (box) box.checked = true
  expect(earlyInput(form())).toEqual({ values: [], keepMessage: true })
})
