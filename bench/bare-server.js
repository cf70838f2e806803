/** The yardstick for reads: node:http that answers one page from memory, whatever is asked. `node bench/bare-server.js FILE HEADERS` */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const bytes = readFileSync(process.argv[2] ?? '')
const headers = JSON.parse(process.argv[3] ?? '{}')
const server = createServer((_, reply) => {
  reply.writeHead(200, headers)
  reply.end(bytes)
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
