import { expect, test } from 'vitest'
import { shortProperties } from '../../../build/short-properties'

test('each custom property gets one short name, wherever it is set or read', () => {
  const css = shortProperties(':root{--ink:#111;--ink-soft:var(--ink)}p{color:var(--ink-soft,var(--ink))}')
  const [, ink, soft] = /^:root\{(--\w+):#111;(--\w+):/.exec(css) ?? []
  expect(ink).not.toBe(soft)
  expect(css).toBe(`:root{${ink}:#111;${soft}:var(${ink})}p{color:var(${soft},var(${ink}))}`)
  expect(css.length).toBeLessThan(60)
})

test('a property that a script sets keeps its name, and no other one takes it', () => {
  const many = Array.from({ length: 600 }, (_, index) => `--long-name-${String.fromCharCode(97 + (index % 26))}${index}:1`).join(
    ';',
  )
  const css = shortProperties(`a{--at:1;${many}}`)
  expect(css).toContain('{--at:1;')
  expect(css.match(/--at:/g)).toHaveLength(1)
  expect(new Set(css.match(/--[\w-]+/g)).size).toBe(601)
  expect(css).not.toMatch(/--\d/)
})

test('two hyphens inside a class are no property', () => {
  expect(shortProperties('.card--wide{color:red}')).toBe('.card--wide{color:red}')
})
