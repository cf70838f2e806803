import { afterEach, describe, expect, test } from 'vitest'
import { pageFile } from '../../build/page-file.js'
import { dayAtClinic, daysAfter } from '../../src/shared/clinic-day'
import { DeployedSite } from '../e2e/deployed-site'
import { startServer } from './real-server'
import { browser, openBrowser } from './browser'
import { sizes, until } from './visitor'

const NOSE = '/face-surgeries/rhinoplasty-nose-surgery'

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
/** By the clinic's calendar, where a day begins at 18:30 UTC. */
const dayAfter = (days: number) => daysAfter(dayAtClinic(new Date()), days)
/** As browsers do that were told to keep nothing. */
const REFUSE = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
  Object.defineProperty(window, name, { get: () => { throw new DOMException('refused', 'SecurityError') } })`
const sizeOfText = `return parseFloat(getComputedStyle(document.documentElement).fontSize)`

for (const [device, size] of Object.entries(sizes))
  describe(`${browser} on ${device}`, () => {
    test('the parts for patients answer: aftercare, planner, own pages, bar, text size, folds, comparison, search, other language', async () => {
      const server = await startServer()
      leaving.push(() => server.stop())
      const visitor = await openBrowser(size)
      leaving.push(() => visitor.leave())
      const go = async (path: string) => {
        await visitor.open(server.url + path)
        await until(visitor, `${path} with its scripts`, isReady)
      }

      // From the recovery of a treatment, and the days ago by one tap.
      await go(NOSE)
      await visitor.click('[data-sections] a[href="#recovery"]')
      await until(
        visitor,
        'the way to the page in sight',
        `const { top, bottom } = document.querySelector('#main a[href="/aftercare"]').getBoundingClientRect()
          return top >= 0 && bottom > top && bottom <= innerHeight`,
      )
      await visitor.click('#main a[href="/aftercare"]')
      await until(visitor, 'the page for the day', `return location.pathname === '/aftercare'`)
      await until(visitor, 'the treatments', `return document.querySelectorAll('#recovery-treatment option').length > 20`)
      await visitor.run(pick({ 'recovery-treatment': NOSE }))
      await visitor.click('#main label:has([name=ago][value="5"])')
      await until(visitor, 'the day', `return document.querySelector('#recovery-day').value === '${dayAfter(-5)}'`)
      await until(visitor, 'what is usual after some days', says('Usual now'))
      await visitor.click('#main input[type=checkbox]')
      await until(visitor, 'the day is kept', `return localStorage.getItem('plan') !== null`)
      await visitor.run(pick({ 'planner-occasion': 'wedding', 'planner-day': dayAfter(100) }))
      await until(visitor, 'the verdict', says('Last sensible day'))

      expect(await visitor.run(`return document.querySelector('#main a[download$=".ics"]') !== null`)).toBe(true)

      // Whoever opens it later sees that there is a plan, and no more.
      await go('/aftercare')
      await until(visitor, 'a plan is kept', says('A plan is kept'))
      expect(await visitor.run(says('Usual now'))).toBe(false)
      await visitor.click('#main [data-folded] button')
      await until(visitor, 'the kept day', says('Usual now'))

      await go('/my-pages')
      expect(await visitor.run(says('My day'))).toBe(false)
      await visitor.click('#main button')
      await until(visitor, 'what is kept', says('My day'))
      await until(visitor, 'the treatments', `return document.querySelectorAll('#questions-of option').length > 20`)
      await visitor.run(pick({ 'questions-of': NOSE }))
      await until(visitor, 'its questions', `return document.querySelector('[aria-labelledby=questions] li input') !== null`)
      await visitor.click('[aria-labelledby=questions] li label')
      await visitor.type('[aria-labelledby=quotes] tbody input', '120000')
      await until(visitor, 'the sum', says('₹1,20,000'))
      await until(
        visitor,
        'the way to WhatsApp',
        `return document.querySelector('#main a[href^="https://wa.me/?text="]') !== null`,
      )
      await visitor.click('[aria-labelledby=forget] button')
      await until(visitor, 'the question', says('Really forget everything'))
      await visitor.click('[aria-labelledby=forget] .danger')
      await until(visitor, 'that it is forgotten', says('Everything is forgotten'))
      expect(await visitor.run(`return localStorage.getItem('plan')`)).toBeNull()

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
      // Another option, on a phone in place of the first one.
      if (size.width < 600) await visitor.click('[aria-labelledby=options] label:last-of-type')
      await until(
        visitor,
        'doing nothing beside the rest',
        `return document.querySelector('[aria-labelledby=options] tbody tr > :last-child').checkVisibility()`,
      )
      await visitor.click('summary:has(#ask)')
      await until(
        visitor,
        'the form',
        `return document.querySelector('#main form[data-ready] input[name=name]')?.checkVisibility() === true`,
      )
      // In the order of the specification; what is missing is named, and the first of it is in sight.
      expect(
        await visitor.run(
          `return [...document.querySelectorAll('#main form :is(input, textarea)')].map(({ name }) => name).join(' ')`,
        ),
      ).toMatch(/^name email mobile date .*captcha$/)
      await visitor.click('#main form [type=submit]')
      await until(visitor, 'what is missing', says('Name field required'))
      await until(
        visitor,
        'the first field',
        `const field = document.activeElement, { top, bottom } = field.getBoundingClientRect()
          return field.name === 'name' && top >= 0 && bottom <= innerHeight`,
      )
      const voice = `speechSynthesis.getVoices().some(({ lang, localService }) => localService && lang.startsWith('en'))`
      expect(await visitor.run(`return document.querySelector('[data-aid=listen]').hidden`)).toBe(
        await visitor.run(`return !('speechSynthesis' in window) || !(${voice})`),
      )

      await go('/face-surgeries')
      await visitor.click('#main details:has([name=fact]) > summary')
      // Two tables: what the treatments change, and what they ask of a month. Phones show a fact of each at a time.
      if (size.width < 600) await visitor.click('#main fieldset:has([name=fact]) label:last-of-type')
      await until(
        visitor,
        'the fact',
        `return [...document.querySelectorAll('#main table')].some((table) => table.innerText.includes('How long it lasts'))`,
      )

      await go('/')
      await until(visitor, 'whether it is open', `return document.querySelector('#main [data-open]') !== null`)
      await until(visitor, 'its scripts', `return document.documentElement.dataset.app === 'ready'`)
      await visitor.click('#figure-names a[href$="scalp"]')
      await until(
        visitor,
        'another figure',
        `return document.querySelector('#main [data-panel="scalp"]')?.checkVisibility() === true`,
      )
      await visitor.type('#ask', 'pimple marks')
      await visitor.click('form[role=search] button')
      await until(visitor, 'what is found', `return document.querySelector('#main [data-hit]') !== null`)

      await visitor.click('#footer a[data-language=hi]')
      await until(visitor, 'the Hindi page', `return document.documentElement.lang === 'hi-IN'`)
    })

    test('without a connection and never opened before, aftercare says what is usual after five days, and whom to call', async () => {
      const site = await DeployedSite.start()
      leaving.push(() => site.remove())
      const visitor = await openBrowser(size)
      leaving.push(() => visitor.leave())
      await visitor.open(`${site.url}/services`)
      await until(
        visitor,
        'the shell is kept',
        `const shell = await caches.open('shell')
          return navigator.serviceWorker.controller !== null && (await shell.match('/aftercare')) !== undefined`,
      )
      await until(visitor, 'the build is kept', `return (await (await caches.open('pages')).match('/services')) !== undefined`)
      await site.unplug()
      await visitor.open(`${site.url}/aftercare`)
      await until(visitor, 'its scripts', `return document.documentElement.dataset.app === 'ready'`)
      await visitor.run(pick({ 'recovery-treatment': NOSE, 'recovery-day': dayAfter(-5) }))
      await until(visitor, 'what is usual after some days', says('Usual now'))
      expect(
        await visitor.run(`return document.querySelector('#main a[href^="tel:"]').getBoundingClientRect().top < innerHeight`),
      ).toBe(true)
    })

    test('where the browser keeps nothing, the day is answered, a tick to keep it says so, and text grows', async () => {
      const site = await DeployedSite.start()
      leaving.push(() => site.remove())
      for (const path of ['/aftercare', NOSE])
        site.replace(pageFile(path), (html) => html.replace('<head>', `<head><script>${REFUSE}</script>`))
      const visitor = await openBrowser(size)
      leaving.push(() => visitor.leave())
      await visitor.open(`${site.url}/aftercare`)
      await until(visitor, 'its scripts', isReady)
      expect(await visitor.run(`try { return String(localStorage) } catch ({ name }) { return name }`)).toBe('SecurityError')
      await until(visitor, 'the treatments', `return document.querySelectorAll('#recovery-treatment option').length > 20`)
      await visitor.run(pick({ 'recovery-treatment': NOSE }))
      await visitor.click('#main label:has([name=ago][value="5"])')
      await until(visitor, 'what is usual after some days', says('Usual now'))
      await visitor.click('#main input[type=checkbox]')
      await until(visitor, 'that nothing is kept', says('keeps nothing'))

      await visitor.open(site.url + NOSE)
      await until(visitor, 'its scripts', isReady)
      const before = await visitor.run<number>(sizeOfText)
      await visitor.click('#article [data-aid=size]')
      await until(visitor, 'larger text', `${sizeOfText} > ${before}`)
    })
  })
