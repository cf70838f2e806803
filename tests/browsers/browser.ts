import { openChromium } from './chromium'
import { openFirefox } from './firefox'
import type { Size, Visitor } from './visitor'
import { openWebKit } from './webkit'

const all: Record<string, (size: Size) => Promise<Visitor>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}

/** The browser of this run, by the name that tests/browsers/run.js gave it. */
export const browser = process.env.TEST_BROWSER ?? ''
const found = all[browser]
if (!found) throw new Error(`no such browser: '${browser}'; there are ${Object.keys(all).join(', ')}`)
export const openBrowser = found
