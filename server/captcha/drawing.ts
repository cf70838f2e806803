import { Worker } from 'node:worker_threads'
import type { Random } from '../random'
import { drawCode } from './raster/picture'

/** Draws the picture of a code, as a data URL. */
export type Draw = (code: string) => Promise<string>

/** Draws where it is called. */
export const drawHere =
  (random: Random): Draw =>
  (code) =>
    Promise.resolve(drawCode(code, random))

interface Drawing {
  code: string
  resolve(picture: string | Promise<string>): void
}

/** Pictures asked for in one message: more would keep the first waiting for the last, fewer cost more messages. */
const AT_ONCE = 16

/** In MB: the thread keeps a picture or two. */
const MEMORY = { maxOldGenerationSizeMb: 24, maxYoungGenerationSizeMb: 4 }

/**
 * Draws in a thread of its own, on another processor than everything else. What is asked for while it draws goes to it a few at a time. When it
 * ends, which it has no reason to, `draw` takes over and `ended` is told why.
 */
export function drawInThread(file: URL, draw: Draw, ended: (error: Error) => void): Draw {
  let thread: Worker | undefined = new Worker(file, { resourceLimits: MEMORY })
  let drawn: Drawing[] = []
  const waiting: Drawing[] = []

  function next(): void {
    drawn = waiting.splice(0, AT_ONCE)
    if (drawn.length > 0) thread?.postMessage(drawn.map(({ code }) => code))
  }
  thread.on('message', (pictures: string[]) => {
    for (const [index, picture] of pictures.entries()) drawn[index]?.resolve(picture)
    next()
  })
  thread.on('error', (error) => {
    thread = undefined
    ended(error)
    for (const { code, resolve } of [...drawn, ...waiting]) resolve(draw(code))
  })
  // A server that is told to stop does not wait for it.
  thread.unref()

  return (code) => {
    if (!thread) return draw(code)
    return new Promise((resolve) => {
      waiting.push({ code, resolve })
      if (drawn.length === 0) next()
    })
  }
}
