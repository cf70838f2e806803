import { createHmac, timingSafeEqual } from 'node:crypto'
import { CAPTCHA_LIFETIME } from '../../src/shared/contract/captcha'
import { westernDigits } from '../../src/shared/western-digits'
import type { Random } from '../random'

/** Characters that neither look nor sound like another one. */
export const CODE_ALPHABET = 'ACFHJKMRWXY34679'
const CODE_LENGTH = 5

/** What a key of ours stands for. */
export interface Challenge {
  code: string
  expired: boolean
  /** Milliseconds since it was drawn; negative when another server's clock is ahead. */
  age: number
}

const SIGNATURE = 12

/**
 * A captcha's key carries its time and a signature, and its code follows from key and secret: drawing one writes nothing,
 * and any server that shares the secret knows the code. Signature and code are different parts of one digest: neither tells the other.
 */
export function captchaCodes(secret: string, random: Random, testCode?: string) {
  const digest = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest()
  const codeIn = (signed: Buffer) => {
    if (testCode) return testCode
    let code = ''
    for (const byte of signed.subarray(SIGNATURE, SIGNATURE + CODE_LENGTH)) code += CODE_ALPHABET[byte % CODE_ALPHABET.length]
    return code
  }

  return {
    /** A new key and its code. @param now milliseconds since 1970 */
    issue(now: number): { key: string; code: string } {
      const time = Buffer.alloc(6)
      time.writeUIntBE(now, 0, 6)
      const body = Buffer.concat([time, random(12)])
      const signed = digest('key', body.toString('hex'))
      return { key: Buffer.concat([body, signed.subarray(0, SIGNATURE)]).toString('base64url'), code: codeIn(signed) }
    },
    /** The challenge behind a key; undefined for a key that is not ours. */
    read(key: string, now: number): Challenge | undefined {
      if (!/^[\w-]{40}$/.test(key)) return undefined
      const bytes = Buffer.from(key, 'base64url')
      const body = bytes.subarray(0, 18)
      const signed = digest('key', body.toString('hex'))
      if (!timingSafeEqual(signed.subarray(0, SIGNATURE), bytes.subarray(18))) return undefined
      const age = now - body.readUIntBE(0, 6)
      return { code: codeIn(signed), expired: Math.abs(age) > CAPTCHA_LIFETIME, age }
    },
    /** Compares without regard to case, blanks and the script of its digits, in constant time; how long a code is, everybody knows. */
    matches(code: string, typed: string): boolean {
      const [ours, theirs] = [Buffer.from(normal(code)), Buffer.from(normal(typed))]
      return ours.length === theirs.length && timingSafeEqual(ours, theirs)
    },
    /** Bytes that belong to a key and to nothing else: the seed of its recording. */
    seed: (key: string) => digest('voice', key),
  }
}

export type CaptchaCodes = ReturnType<typeof captchaCodes>

/** Whoever hears the code in Hindi may type its digits on a Hindi keyboard. */
const normal = (text: string) => westernDigits(text).replace(/\s/g, '').toUpperCase()
