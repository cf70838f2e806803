import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { findChromium } from '../browser.js'

const port = Number(process.env.E2E_PORT ?? 4199)

/** Journeys of visitors in a real Chromium against the built site with its real server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  // One set of pictures, and of what is heard, for all machines; only --update-snapshots writes them.
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  updateSnapshots: 'none',
  // Generous: a slow machine is no fault of the site. No second try: what fails sometimes is broken.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  retries: 0,
  // Twice as many as cores where there are two: half of the tests wait for something at any time.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [[process.env.CI ? 'dot' : 'list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-gpu',
        // Visits of one worker come one after the other, and four workers share two cores: a process and a thread for each cost a twentieth more.
        '--renderer-process-limit=1',
        '--num-raster-threads=1',
      ],
    },
  },
  webServer: {
    command: 'node dist/server/main.js',
    cwd: '../..',
    url: `http://localhost:${port}/health/live`,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      DATA_DIR: join(tmpdir(), `clinic-e2e-${process.pid}`),
      CAPTCHA_TEST_CODE: 'TEST42',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  },
})
