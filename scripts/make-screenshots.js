/** Pictures of the real site for the `screenshots` of each language's manifest: `node scripts/make-screenshots.js` after a build, when the design has changed. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../tests/browser.js'
import { startBuiltSite } from './built-site.js'

/** Where the pictures lie, and what the addresses of a language begin with. */
const LANGUAGES = [
  { out: 'public/screenshots', prefix: '' },
  { out: 'public/screenshots/hi', prefix: '/hi' },
]
const SHOTS = [
  { name: 'narrow-home', path: '/', narrow: true },
  { name: 'narrow-treatment', path: '/face-surgeries/rhinoplasty-nose-surgery', narrow: true },
  { name: 'narrow-book', path: '/book-an-appointment', narrow: true },
  { name: 'wide-home', path: '/', narrow: false },
  { name: 'wide-services', path: '/services', narrow: false },
]

const site = await startBuiltSite(4187)
try {
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  const shots = LANGUAGES.flatMap((language) => SHOTS.map((shot) => ({ ...language, ...shot })))
  for (const { out, prefix, name, path, narrow } of shots) {
    mkdirSync(out, { recursive: true })
    const page = await browser.newPage({
      viewport: narrow ? { width: 360, height: 780 } : { width: 1280, height: 800 },
      deviceScaleFactor: narrow ? 1.5 : 1,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await page.goto(site.url + prefix + (prefix && path === '/' ? '' : path), { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(out, `${name}.png`))
    await page.close()
  }
  await browser.close()
} finally {
  site.stop()
}
