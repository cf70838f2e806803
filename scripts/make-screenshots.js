/** Pictures of the real site for the manifest's `screenshots`: `node scripts/make-screenshots.js` after a build, when the design has changed. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../tests/browser.js'
import { startBuiltSite } from './built-site.js'

const OUT = 'public/screenshots'
const SHOTS = [
  { name: 'narrow-home', path: '/', narrow: true },
  { name: 'narrow-treatment', path: '/face-surgeries/rhinoplasty-nose-surgery', narrow: true },
  { name: 'narrow-book', path: '/book-an-appointment', narrow: true },
  { name: 'wide-home', path: '/', narrow: false },
  { name: 'wide-services', path: '/services', narrow: false },
]

const site = await startBuiltSite(4187)
try {
  mkdirSync(OUT, { recursive: true })
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  for (const { name, path, narrow } of SHOTS) {
    const page = await browser.newPage({
      viewport: narrow ? { width: 360, height: 780 } : { width: 1280, height: 800 },
      deviceScaleFactor: narrow ? 1.5 : 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await page.goto(site.url + path, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(OUT, `${name}.png`))
    await page.close()
  }
  await browser.close()
} finally {
  site.stop()
}
