import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { setInterval, setTimeout } from 'node:timers/promises'
import { Builder, By, Capabilities, error } from 'selenium-webdriver'
import { freePort } from './free-port'
import type { Size, Visitor } from './visitor'

const listens = (port: number) =>
  fetch(`http://127.0.0.1:${port}/status`).then(
    () => true,
    () => false,
  )

/** What a page, a script and a click are granted, in ms. */
const PATIENCE = 30_000

/** Rejects and names what was asked when the driver has not answered in time: twice what it grants a page and a script. */
async function answered<Result>(what: string, answer: Promise<Result>): Promise<Result> {
  const late = setTimeout(2 * PATIENCE, undefined, { ref: false })
  return Promise.race([answer, late.then(() => Promise.reject(new Error(`WebKit's driver does not answer: ${what}`)))])
}

/** Brings an element into the middle, and waits until it is seen and stands still: a list may still be growing above it. */
const toRest = `
  const [element, done] = arguments
  let last
  const look = () => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { top } = element.getBoundingClientRect()
    if (top === last && element.checkVisibility()) return done()
    last = top
    setTimeout(look, 100)
  }
  look()`

/** WebKitGTK through its own driver; needs a display. */
export async function openWebKit({ width, height }: Size): Promise<Visitor> {
  const port = await freePort()
  const process = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' })
  let tries = 0
  for await (const _ of setInterval(100)) if ((await listens(port)) || ++tries === 600) break
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser(), args: ['--automation'] },
  })
  const driver = new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
  await answered('a session', driver.getSession())
  await driver.manage().setTimeouts({ script: PATIENCE, pageLoad: PATIENCE })
  await driver.manage().window().setRect({ x: 0, y: 0, width, height })
  return {
    open: (url) => answered(url, driver.get(url)),
    run: async <Result>(body: string) => {
      const script = `const done = arguments[0]; (async () => { ${body} })().then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const { value, error: trouble } = await answered(body, driver.executeAsyncScript<{ value: Result; error?: string }>(script))
      if (trouble) throw new Error(trouble)
      return value
    },
    type: async (selector, text) => (await driver.findElement(By.css(selector))).sendKeys(text),
    click: async (selector) => {
      const end = Date.now() + PATIENCE
      // A page that answers to what came before may move once more between the look and the click.
      for (;;)
        try {
          const element = await driver.findElement(By.css(selector))
          await driver.executeAsyncScript(toRest, element)
          return await element.click()
        } catch (trouble) {
          if (!(trouble instanceof error.ElementNotInteractableError) || Date.now() > end) throw trouble
        }
    },
    leave: async () => {
      await driver.quit().catch(() => undefined)
      process.kill()
    },
  }
}

/** Debian keeps it out of the PATH, in a folder named after the architecture. */
function miniBrowser(): string {
  const folders = readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`)
  const candidates = [...folders, '/usr/libexec'].flatMap((folder) =>
    ['4.1', '4.0', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
  )
  const found = candidates.find((file) => existsSync(file))
  if (!found) throw new Error('no MiniBrowser of WebKitGTK on this machine')
  return found
}
