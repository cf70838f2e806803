/** Pictures of the real site for the manifest's `screenshots`: `node scripts/make-screenshots.js` after a build, when the design has changed. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../tests/browser.js'

const PORT = 4187
const OUT = 'public/screenshots'
const SHOTS = [
  { name: 'narrow-home', path: '/', narrow: true },
  { name: 'narrow-treatment', path: '/face-surgeries/rhinoplasty-nose-surgery', narrow: true },
  { name: 'narrow-book', path: '/book-an-appointment', narrow: true },
  { name: 'wide-home', path: '/', narrow: false },
  { name: 'wide-services', path: '/services', narrow: false },
]

const data = mkdtempSync(join(tmpdir(), 'screenshots-'))
const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: String(PORT), SITE_URL: `http://localhost:${PORT}`, DATA_DIR: data, LOG_LEVEL: 'error' },
  stdio: 'inherit',
})
try {
  await answering()
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
    await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await sharp(picture)
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(join(OUT, `${name}.png`))
    await page.close()
  }
  await browser.close()
} finally {
  server.kill()
  rmSync(data, { recursive: true, force: true })
}

async function answering() {
  for (let tries = 0; tries < 100; tries++) {
    const up = await fetch(`http://localhost:${PORT}/health/live`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (up) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server did not start')
}
