/** A small, fast stream of numbers from a seed (mulberry32): for noise, not for secrets. */
export function dice(seed: Buffer) {
  let state = seed.readUInt32LE(0)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    between: (low: number, high: number) => Math.round((low + next() * (high - low)) * 100000) / 100000,
    pick: <T>(items: readonly T[]): T => items[Math.floor(next() * items.length)] as T,
  }
}

export type Dice = ReturnType<typeof dice>
