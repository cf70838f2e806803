import { createTransport } from 'nodemailer'
import type { Letter } from './letter'

/** Hands one letter to a mail server. Rejects with what nodemailer tells; an aborted signal closes the connection. */
export type Transport = (letter: Letter, signal: AbortSignal) => Promise<void>

/** Milliseconds of silence after which a mail server counts as away. */
const PATIENCE = 20_000

/** @param smtpUrl such as smtps://user:password@mail.example */
export function smtpTransport(smtpUrl: string, patience = PATIENCE): Transport {
  const mailer = createTransport({
    url: smtpUrl,
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
