/** Why an e-mail did not leave. */
export interface SendFailure {
  /** What may be logged: codes of the protocol, no address. */
  codes: string
  /** With the words of the mail server; kept with the letter only. */
  reason: string
  /** The server refuses this very letter, now and later. */
  refused: boolean
  /** The server cannot be talked to: other letters would fail as well. */
  away: boolean
}

interface SmtpError extends Error {
  code?: string
  responseCode?: number
  response?: string
  command?: string
}

/** Of one letter; before them come connection, greeting and login. */
const LETTER_STEPS = ['MAIL FROM', 'RCPT TO', 'DATA']

export function failureOf(error: SmtpError): SendFailure {
  const { code, responseCode, command } = error
  // Refused by us or by nodemailer before a server was asked.
  const unasked = responseCode === undefined && (code === undefined || (code === 'EENVELOPE' && command === 'API'))
  const ofLetter = responseCode !== undefined && responseCode !== 421 && LETTER_STEPS.includes(command ?? '')
  const codes = [code ?? error.name, responseCode, command].filter((part) => part !== undefined).join(' ')
  return {
    codes,
    reason: `${codes}: ${(error.response ?? error.message).replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 200)}`,
    refused: unasked || (ofLetter && command !== 'MAIL FROM' && responseCode >= 500 && responseCode !== 503),
    away: !ofLetter && !unasked,
  }
}
