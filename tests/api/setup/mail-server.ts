import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

export interface Received {
  to: string[]
  /** The letter as it came over the wire. */
  raw: string
  messageId: string
}

type DataHandler = (stream: SMTPServerDataStream, session: SMTPServerSession, callback: (error?: Error | null) => void) => void

export interface Behaviour {
  /** Answers a recipient; an error's responseCode becomes the reply. */
  rcpt?: (address: string) => Error | null
  data?: DataHandler
}

export const smtpError = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })

export interface MailServer {
  url: string
  received: Received[]
  behave(behaviour: Behaviour): void
  stop(): Promise<void>
}

/** A real SMTP server on a port of its own that does what a test tells it. */
export async function startMailServer(): Promise<MailServer> {
  const received: Received[] = []
  let behaviour: Behaviour = {}
  const accept: DataHandler = (stream, session, callback) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      const raw = Buffer.concat(parts).toString('utf8')
      const messageId = /^Message-ID: (.+)$/im.exec(raw)?.[1]?.trim() ?? ''
      received.push({ raw, messageId, to: session.envelope.rcptTo.map(({ address }) => address) })
      callback()
    })
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    closeTimeout: 50,
    onRcptTo: ({ address }, _, callback) => callback(behaviour.rcpt?.(address) ?? null),
    onData: (stream, session, callback) => (behaviour.data ?? accept)(stream, session, callback),
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behave: (next) => {
      behaviour = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
