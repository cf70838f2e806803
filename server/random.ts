/** Unpredictable bytes, as crypto.randomBytes. Passed in, so that tests can repeat themselves. */
export type Random = (size: number) => Buffer

/** A text of `length` characters of the alphabet, each equally likely. */
export function randomText(random: Random, alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length)
  let text = ''
  while (text.length < length)
    for (const byte of random(length)) if (byte < fair && text.length < length) text += alphabet[byte % alphabet.length]
  return text
}
