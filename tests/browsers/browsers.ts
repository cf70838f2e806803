import { openChromium } from './chromium'
import { openFirefox } from './firefox'
import type { Size, Visitor } from './visitor'
import { openWebKit } from './webkit'

export const browsers: Record<string, (size: Size) => Promise<Visitor>> = {
  Chromium: openChromium,
  Firefox: openFirefox,
  WebKit: openWebKit,
}
