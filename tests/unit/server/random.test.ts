import { describe, expect, it } from 'vitest'
import { fromSupply } from '../../../server/random'

describe('a supply of random bytes', () => {
  it('gives every byte once, and as many as asked for', () => {
    let fetched = 0
    const random = fromSupply((size) => Buffer.from(Array.from({ length: size }, () => fetched++ % 251)), 10)
    const given = [3, 4, 5, 25, 2].map((size) => random(size))
    expect(given.map(({ length }) => length)).toEqual([3, 4, 5, 25, 2])
    const starts = given.map((bytes) => bytes[0])
    expect(new Set(starts).size).toBe(starts.length)
  })
})
