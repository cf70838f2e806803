import { describe, expect, it } from 'vitest'
import { type Draw, drawInThread } from '../../../../server/captcha/drawing'

/** What a thread does with the codes it gets; `port` is its way back. */
const thread = (answer: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort as port } from 'node:worker_threads'; port.on('message', (codes) => ${answer})`)}`,
  )
const here: Draw = (code) => Promise.resolve(`drawn here: ${code}`)

describe('a thread that draws', () => {
  it('gives everybody the picture of the own code, also when many ask at once', async () => {
    const draw = drawInThread(thread('port.postMessage(codes.map((code) => `picture of ${code}`))'), here, () => undefined)
    const codes = Array.from({ length: 30 }, (_, index) => `C${index}`)
    expect(await Promise.all(codes.map(draw))).toEqual(codes.map((code) => `picture of ${code}`))
    expect(await draw('LATE')).toBe('picture of LATE')
  })

  it('is done without when it ends: whoever waits gets a picture, and so does who comes later', async () => {
    const told: string[] = []
    const draw = drawInThread(thread("{ throw new Error('no') }"), here, ({ message }) => told.push(message))
    expect(await Promise.all(['A', 'B'].map(draw))).toEqual(['drawn here: A', 'drawn here: B'])
    expect(await draw('C')).toBe('drawn here: C')
    expect(told).toEqual(['no'])
  })
})
