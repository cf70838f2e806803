import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const folders = ['public/figures', 'public/drawings/results', 'public/drawings/treatments']
const people = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
people.push('public/drawings/surgeon.svg', 'public/drawings/video/first-consultation.svg')

/** What may change with the scheme: the ground, and what stands on it: outlines of hair, marks. */
const GROUND = ['--a', '--b', '--e', '--g', '--n', '--o', '--r']

describe('a drawing of people', () => {
  it.each(people)('%s is dimmed in the dark and keeps its colours', (file) => {
    const svg = readFileSync(file, 'utf8')
    const dark = /@media ?\(prefers-color-scheme: ?dark\)\{[^{}]*\{([^{}]*)\}\}/.exec(svg)?.[1]
    const set = dark?.split(';').map((rule) => rule.split(':')[0] ?? '')
    expect(set?.pop()).toBe('filter')
    expect(set?.filter((name) => !GROUND.includes(name))).toEqual([])
  })

  it.each(people)('%s has no capsule of its own inside the frame of the page, and travels light', (file) => {
    const svg = readFileSync(file)
    expect(svg.toString()).not.toContain('rx="108"')
    expect(brotliCompressSync(svg).length).toBeLessThan(12 * 1024)
  })
})
