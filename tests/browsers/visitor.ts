import { setInterval } from 'node:timers/promises'

export interface Size {
  width: number
  height: number
}

/** A visitor in one of the browsers: what the journeys need, and no more. */
export interface Visitor {
  open(url: string): Promise<void>
  /** Runs the body of an async function in the page and returns what it returns. */
  run<Result>(body: string): Promise<Result>
  /** Types into the first element that fits, as a person would. */
  type(selector: string, text: string): Promise<void>
  click(selector: string): Promise<void>
  leave(): Promise<void>
}

export const sizes: Record<string, Size> = {
  'a phone': { width: 390, height: 844 },
  'a desktop': { width: 1280, height: 900 },
}

const shown = `
  const { href } = location
  const missing = [...document.images].filter((image) => !image.complete).map((image) => image.currentSrc || image.src)
  for (const font of document.fonts) if (font.status === 'loading') missing.push(font.family)
  return document.readyState + ' is ' + href + ', ' + JSON.stringify(document.documentElement.dataset) + ', without ' + missing`

/** Waits until the page answers truly; pages on their way to another one are asked again. Throws after `patience` ms. */
export async function until(visitor: Visitor, what: string, body: string, patience = 60_000): Promise<void> {
  const end = Date.now() + patience
  for await (const _ of setInterval(200)) {
    const answer = await visitor.run<unknown>(body).catch(() => false)
    if (answer) return
    if (Date.now() > end) throw new Error(`waited in vain for: ${what}; ${await visitor.run<string>(shown).catch(String)}`)
  }
}
