import { expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import { contrast } from '../../../../src/styleguide/contrast'

const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split('@media (prefers-color-scheme: dark)')

/** The value of a token where it is said last. */
const value = (of: string, name: string) => new RegExp(`--${name}: (#[0-9a-f]+);`).exec(of)?.[1] ?? ''

it.each([
  ['light', light],
  ['dark', dark],
])('what is drawn in turmeric is seen on every ground, in the %s scheme', (_, tokens) => {
  for (const ground of ['paper', 'card', 'sand', 'blush'])
    expect(contrast(value(tokens, 'haldi'), value(tokens, ground)), ground).toBeGreaterThanOrEqual(3)
})
