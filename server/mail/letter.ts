/** An e-mail as it leaves. Its headers hold nothing that a visitor typed but a checked address. */
export interface Letter {
  /** The same at every attempt, so that receivers can tell a repetition. */
  messageId: string
  /** Milliseconds since 1970. */
  date: number
  from: string
  /** Addresses from the settings as text, a visitor's as one address. */
  to: string | { name: string; address: string }
  replyTo?: string | undefined
  subject: string
  text: string
  html: string
}

/** The written part: the sender adds the rest. */
export type Writing = Pick<Letter, 'subject' | 'text' | 'html' | 'replyTo'>
