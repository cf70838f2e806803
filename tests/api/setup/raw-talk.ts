import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Says these bytes to a listening server and answers all that it says until it closes the connection. */
export function rawTalk(app: FastifyInstance, bytes: string): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let heard = ''
    connect(port, '127.0.0.1')
      .on('data', (part) => (heard += part.toString()))
      .on('close', () => resolve(heard))
      .on('error', reject)
      .end(bytes)
  })
}
