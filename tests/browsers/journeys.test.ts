import { execFileSync } from 'node:child_process'
import { afterEach, describe, expect, test } from 'vitest'
import { DeployedSite } from '../e2e/deployed-site'
import { startServer } from './real-server'
import { browser, openBrowser } from './browser'
import { type Size, sizes, until, type Visitor } from './visitor'

const TREATMENT = '/face-surgeries/rhinoplasty-nose-surgery'

const isKept = (path: string) => `
  const page = await (await caches.open('pages')).match('${path}')
  const build = page?.headers.get('x-kept-build')
  return navigator.serviceWorker.controller !== null && !!build && (await caches.match(build)) !== undefined`
const shellIsKept = `return (await (await caches.open('shell')).match('/offline')) !== undefined`
const isReady = `return document.documentElement.dataset.app === 'ready'`
const shows = (path: string) => `return document.documentElement.dataset.path === '${path}'`
const lookForUpdate = `await (await navigator.serviceWorker.ready).update(); return true`
const askForAnotherPage = `navigator.serviceWorker.controller.postMessage({ type: 'page-opened', path: '/careers', used: [] }); return true`
const noticeButton = 'section[aria-label="New version"] button'

const leaving: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const leave of leaving.splice(0).toReversed()) await leave()
})

async function deployed(): Promise<DeployedSite> {
  const site = await DeployedSite.start()
  leaving.push(() => site.remove())
  return site
}

async function arrive(size: Size): Promise<Visitor> {
  const visitor = await openBrowser(size)
  leaving.push(() => visitor.leave())
  return visitor
}

for (const [device, size] of Object.entries(sizes))
  describe(`${browser} on ${device}`, () => {
    test('a page read once opens offline after deploys, an unknown one shows what is saved', async () => {
      const [site, visitor] = [await deployed(), await arrive(size)]
      await visitor.open(site.url + TREATMENT)
      await until(visitor, 'the page is kept', isKept(TREATMENT))
      await until(visitor, 'the shell is kept', shellIsKept)
      site.deploy()
      site.deploy()
      await site.unplug()
      await visitor.open(site.url + TREATMENT)
      await until(visitor, 'the page', shows(TREATMENT))
      await until(visitor, 'its scripts', isReady)
      await visitor.open(`${site.url}/blog`)
      await until(visitor, 'the offline page', shows('/offline'))
      await until(visitor, 'the saved page in its list', `return document.querySelector('main a[href="${TREATMENT}"]') !== null`)
    })

    test('a new version is offered and comes when it is taken', async () => {
      const [site, visitor] = [await deployed(), await arrive(size)]
      await visitor.open(`${site.url}/services`)
      await until(visitor, 'the page is kept', isKept('/services'))
      const version = site.deploy()
      await visitor.run(lookForUpdate)
      await until(visitor, 'the notice', `return document.querySelector('${noticeButton}') !== null`)
      expect(await visitor.run('return document.documentElement.dataset.version ?? "1"')).toBe('1')
      await visitor.click(noticeButton)
      await until(visitor, 'the new version', `return document.documentElement.dataset.version === '${version}'`)
    })

    test('the kill switch signs off a worker in the middle of something, and nothing stays', async () => {
      const [site, visitor] = [await deployed(), await arrive(size)]
      await visitor.open(`${site.url}/services`)
      await until(visitor, 'the page is kept', isKept('/services'))
      site.pagesLeft = 0
      await visitor.run(askForAnotherPage)
      await expect.poll(() => site.requests).toContain('/careers')
      site.replace('sw.js', () => execFileSync('node', ['build/retire-worker.js'], { encoding: 'utf8' }))
      await visitor.run(lookForUpdate)
      await until(visitor, 'no worker', 'return (await navigator.serviceWorker.getRegistrations()).length === 0')
      // What the old worker was still fetching comes late.
      await visitor.run(`await (await caches.open('pages')).put('/careers', new Response('late')); return true`)
      await until(visitor, 'nothing kept', 'return (await caches.keys()).length === 0')
      site.pagesLeft = Infinity
      await visitor.open(`${site.url}/services`)
      await until(visitor, 'a page without a worker', 'return navigator.serviceWorker.controller === null')
    })

    test('an enquiry is sent, and its reference is shown', async () => {
      const server = await startServer()
      leaving.push(() => server.stop())
      const visitor = await arrive(size)
      await visitor.open(`${server.url}/contact`)
      const form = '[data-form="contact"]'
      await visitor.run(`document.querySelector('${form}').scrollIntoView(); return true`)
      await until(visitor, 'the form', `return document.querySelector('${form} form[data-ready]') !== null`)
      await until(visitor, 'the captcha', `return document.querySelector('${form} img[src^="data:"]') !== null`)
      await visitor.type(`${form} [name=name]`, 'Meera Nair')
      await visitor.type(`${form} [name=email]`, 'meera@example.org')
      await visitor.type(`${form} [name=mobile]`, '9812345670')
      await visitor.type(`${form} [name=captcha]`, server.code)
      await visitor.click(`${form} button[type=submit]`)
      await until(visitor, 'the confirmation', `return location.pathname === '/thank-you'`)
      await until(visitor, 'the reference', `return /Thank You!/.test(document.body.innerText)`)
    })
  })
