import { createTransport } from 'nodemailer'
import type { Letter } from './letter'

/** Hands one letter to a mail server. Rejects with what nodemailer tells; an aborted signal closes the connection. */
export type Transport = (letter: Letter, signal: AbortSignal) => Promise<void>

/** A mail server on this machine, where nobody listens between. */
export const isLoopback = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host)

/** Milliseconds of silence after which a mail server counts as away. */
const PATIENCE = 20_000

/** Passwords and letters leave this machine encrypted or not at all. @param smtpUrl such as smtps://user:password@mail.example */
export function smtpTransport(smtpUrl: string, patience = PATIENCE): Transport {
  const mailer = createTransport({
    url: smtpUrl,
    requireTLS: !isLoopback(new URL(smtpUrl).hostname),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return async ({ date, ...letter }, signal) => {
    await mailer.sendMail({
      ...letter,
      date: new Date(date),
      signal,
      headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    })
  }
}
