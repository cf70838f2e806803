import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Asks a listening server for a path exactly as written: inject() would tidy it first. */
export function rawGet(app: FastifyInstance, path: string): Promise<{ statusCode: number; location: string | undefined }> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', path, agent: false }, (reply) => {
      reply.resume()
      reply.on('end', () => resolve({ statusCode: reply.statusCode ?? 0, location: reply.headers.location }))
    })
    sent.on('error', reject).end()
  })
}
