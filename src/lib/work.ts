/** Milliseconds of work between two looks at the visitor's keys and fingers. */
const SLICE = 8

/** A text for which SHA-256 of `key:text` begins with so many zero bits. */
export async function solve(key: string, bits: number): Promise<string> {
  for (let count = 0; ;) {
    const until = performance.now() + SLICE
    do {
      for (const last = count + 100; count < last; count++) {
        const text = count.toString(36)
        if (Math.clz32(digestStart(`${key}:${text}`)) >= bits) return text
      }
    } while (performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const fraction = (number: number) => ((number % 1) * 2 ** 32) | 0
const primes = Array.from({ length: 312 }, (_, number) => number).filter(
  (number) =>
    number > 1 && !Array.from({ length: number }, (_, other) => other).some((other) => other > 1 && number % other === 0),
)
const rounds = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)))
const initial = primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)))
const words = new Int32Array(64)

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const at = (list: Int32Array, index: number) => list[index] as number

/** The first 32 bits of SHA-256 (FIPS 180-4) of at most 55 ASCII characters. The browser's own is asynchronous, and slower for texts as short. */
function digestStart(text: string): number {
  words.fill(0, 0, 16)
  const put = (byte: number, index: number) => {
    words[index >> 2] = at(words, index >> 2) | (byte << (24 - (index & 3) * 8))
  }
  for (let index = 0; index < text.length; index++) put(text.charCodeAt(index), index)
  put(0x80, text.length)
  words[15] = text.length * 8
  for (let index = 16; index < 64; index++) {
    const [near, far] = [at(words, index - 2), at(words, index - 15)]
    const mixed = (turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)) + (turn(near, 17) ^ turn(near, 19) ^ (near >>> 10))
    words[index] = at(words, index - 16) + at(words, index - 7) + mixed
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = initial
  for (let index = 0; index < 64; index++) {
    const big = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(rounds, index) + at(words, index)
    const small = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    h = g
    g = f
    f = e
    e = (d + big) | 0
    d = c
    c = b
    b = a
    a = (big + small) | 0
  }
  return (a + (initial[0] ?? 0)) | 0
}
