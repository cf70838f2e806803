import { afterEach, describe, expect, test } from 'vitest'
import { startServer } from './real-server'
import { browsers } from './browsers'
import { sizes, until } from './visitor'

const NOSE = '/face-surgeries/rhinoplasty-nose-surgery'
const DAY = 86_400_000

const leaving: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave()
})

const isReady = `return document.documentElement.dataset.deferred === 'ready'`
const says = (text: string) => `return document.querySelector('#main').innerText.includes('${text}')`
/** Pickers of days and of options are the browser's own: what they set, and what they say then. */
const pick = (values: Record<string, string>) => `
  for (const [id, value] of Object.entries(${JSON.stringify(values)})) {
    const field = document.getElementById(id)
    field.value = value
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return true`
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10)
const sizeOfText = `return parseFloat(getComputedStyle(document.documentElement).fontSize)`

// Chromium shows all of this in tests/e2e.
for (const [browser, open] of Object.entries(browsers).filter(([name]) => name !== 'Chromium'))
  for (const [device, size] of Object.entries(sizes))
    describe(`${browser} on ${device}`, () => {
      test('the parts for patients answer: aftercare, planner, own pages, bar, text size, folds, comparison, search, other language', async () => {
        const server = await startServer()
        leaving.push(() => server.stop())
        const visitor = await open(size)
        leaving.push(() => visitor.leave())
        const go = async (path: string) => {
          await visitor.open(server.url + path)
          await until(visitor, `${path} with its scripts`, isReady)
        }

        await go('/aftercare')
        await visitor.run(pick({ 'recovery-treatment': NOSE, 'recovery-day': dayAfter(-5) }))
        await until(visitor, 'what is usual after some days', says('Usual now'))
        await visitor.click('#main input[type=checkbox]')
        await until(visitor, 'the day is kept', `return localStorage.getItem('plan') !== null`)
        await visitor.run(pick({ 'planner-occasion': 'wedding', 'planner-day': dayAfter(100) }))
        await until(visitor, 'the verdict', says('Last sensible day'))

        await go('/my-pages')
        expect(await visitor.run(says('My day'))).toBe(false)
        await visitor.click('#main button')
        await until(visitor, 'what is kept', says('My day'))

        await go(NOSE)
        const before = await visitor.run<number>(sizeOfText)
        await visitor.click('#article [data-aid=size]')
        await until(visitor, 'larger text', `${sizeOfText} > ${before}`)
        await visitor.click('[data-sections] a[href="#risks"]')
        await until(
          visitor,
          'the bar says where one is',
          `return document.querySelector('[data-sections] [aria-current]')?.hash === '#risks'`,
        )
        await visitor.click('summary:has(#ask)')
        await until(
          visitor,
          'the form',
          `return document.querySelector('#main form input[name=name]')?.checkVisibility() === true`,
        )

        await go('/face-surgeries')
        // Two tables: what the treatments change, and what they ask of a month. Phones show a fact of each at a time.
        if (size.width < 600) await visitor.click('#main fieldset:has([name=fact]) label:last-of-type')
        await until(
          visitor,
          'the fact',
          `return [...document.querySelectorAll('#main table')].some((table) => table.innerText.includes('How long it lasts'))`,
        )

        await go('/')
        await visitor.type('#ask', 'pimple marks')
        await visitor.click('form[role=search] button')
        await until(visitor, 'what is found', `return document.querySelector('#main [data-hit]') !== null`)

        await visitor.click('#footer a[data-language=hi]')
        await until(visitor, 'the Hindi page', `return document.documentElement.lang === 'hi-IN'`)
      })
    })
