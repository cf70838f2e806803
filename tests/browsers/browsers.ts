import { openChromium } from './chromium'
import { openFirefox } from './firefox'
import type { Size, Visitor } from './visitor'
import { openWebKit } from './webkit'

const all: Record<string, (size: Size) => Promise<Visitor>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}

const named = process.env.BROWSERS?.split(',').filter(Boolean) ?? []
const unknown = named.filter((name) => !all[name])
if (unknown.length > 0) throw new Error(`no such browser: ${unknown.join()}; there are ${Object.keys(all).join()}`)

/** Those that are named, or all. */
export const browsers = Object.fromEntries(Object.entries(all).filter(([name]) => named.length === 0 || named.includes(name)))
