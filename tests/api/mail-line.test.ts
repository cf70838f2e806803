import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, it } from 'vitest'
import { smtpTransport } from '../../server/mail/transport'

const letter = {
  messageId: '<1@b.example>',
  date: 0,
  from: 'a@b.example',
  to: 'c@b.example',
  subject: 'x',
  text: 'health',
  html: '',
}

/** A mail server that notes what it heard and whether the line was encrypted. */
async function mailServer(disabledCommands: string[]) {
  const heard: string[] = []
  const server = new SMTPServer({
    disabledCommands,
    allowInsecureAuth: true,
    // Its own certificate is known to everybody; it would warn of that.
    logger: false,
    onAuth: ({ username }, { secure }, callback) => {
      heard.push(`password ${secure ? 'encrypted' : 'in clear'}`)
      callback(null, { user: username })
    },
    onData: (stream, { secure }, callback) => {
      heard.push(`letter ${secure ? 'encrypted' : 'in clear'}`)
      stream.resume().on('end', () => callback())
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { port, heard, stop: () => new Promise<void>((resolve) => server.close(resolve)) }
}

// 0.0.0.0 leads to this machine too, and is no address of the loopback: it stands for a mail server elsewhere.
it.each([
  ['elsewhere that offers no encryption gets neither password nor letter', '0.0.0.0', ['STARTTLS'], /STARTTLS|TLS/, []],
  ['elsewhere gets both encrypted', '0.0.0.0', [], undefined, ['password encrypted', 'letter encrypted']],
  ['on this machine may do without', '127.0.0.1', ['STARTTLS'], undefined, ['password in clear', 'letter in clear']],
] as const)('a mail server %s', async (_, host, disabled, refusal, heard) => {
  const server = await mailServer([...disabled])
  // Its certificate is nobody's.
  const url = `smtp://user:secret@${host}:${server.port}?tls.rejectUnauthorized=false`
  const sent = smtpTransport(url)(letter, AbortSignal.timeout(20_000))
  await (refusal ? expect(sent).rejects.toThrow(refusal) : sent)
  expect(server.heard).toEqual(heard)
  await server.stop()
})
