import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  /** As it was sent, in latin1. */
  head: string
  body: string
}

/**
 * A connection that is kept open and asks one thing at a time. It reads what our server writes (HTTP/1.1 with a length) and no more: client and
 * server share the processors, and a general client would take a third of what is measured.
 */
export class Connection {
  readonly #socket: Socket
  readonly #host: string
  #received = ''
  #waiting: { resolve(answer: Answer): void; reject(error: Error): void } | undefined

  constructor(url: string) {
    const { hostname, port, host } = new URL(url)
    this.#host = host
    this.#socket = connect(Number(port), hostname).setNoDelay().setEncoding('latin1')
    this.#socket.on('data', (chunk: string) => this.#read(chunk))
    this.#socket.on('error', (error) => this.#waiting?.reject(error))
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the connection was closed')))
  }

  /** @param headers each with its line end */
  ask(method: 'GET' | 'POST', path: string, headers = '', body = ''): Promise<Answer> {
    const length = method === 'POST' ? `content-length: ${Buffer.byteLength(body)}\r\n` : ''
    this.#socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${this.#host}\r\n${headers}${length}\r\n${body}`)
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
    })
  }

  close(): void {
    this.#socket.destroy()
  }

  #read(chunk: string): void {
    this.#received += chunk
    const end = this.#received.indexOf('\r\n\r\n')
    if (end < 0) return
    const head = this.#received.slice(0, end)
    const length = Number(headerOf(head, 'content-length'))
    if (this.#received.length < end + 4 + length) return
    const body = this.#received.slice(end + 4)
    this.#received = ''
    this.#waiting?.resolve({ status: Number(head.slice(9, 12)), head, body })
  }
}

/** The value of a header that the server writes in small letters; empty when it is not there. */
export function headerOf(head: string, name: string): string {
  const at = head.indexOf(`\r\n${name}: `)
  if (at < 0) return ''
  const from = at + name.length + 4
  const end = head.indexOf('\r\n', from)
  return head.slice(from, end < 0 ? undefined : end)
}
