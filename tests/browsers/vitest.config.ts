import { defineConfig } from 'vitest/config'

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['tests/browsers/**/*.test.ts'],
    // Chromium shows the parts for patients in tests/e2e.
    exclude: process.env.TEST_BROWSER === 'Chromium' ? ['tests/browsers/parts.test.ts'] : [],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
  },
})
