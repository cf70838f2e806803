/** Text as it can be kept by every database and shown on every terminal: well-formed, without control characters. */
export function cleanText(text: string): string {
  return wellFormed(text.replace(/\r\n?/g, '\n')).replace(invisible, '').trim()
}

/** The same in one line: only a message has several. */
export const cleanLine = (text: string) => cleanText(text).replace(/\s+/g, ' ')

/** Control characters but line breaks and tabs, and marks that turn the direction of text. */
const invisible = /(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Half of a surrogate pair becomes U+FFFD. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8')
