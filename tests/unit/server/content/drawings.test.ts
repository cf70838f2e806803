import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'

const folders = [
  'public/figures',
  ...['clinic', 'doctor', 'recovery', 'results', 'scenes', 'steps', 'treatments'].map((folder) => `public/drawings/${folder}`),
]
const people = folders.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
people.push('public/drawings/surgeon.svg', 'public/drawings/video/first-consultation.svg')
people.push(...['nose-anatomy', 'recovery-timeline'].map((film) => `public/video/${film}-poster.svg`))

/** What may change with the scheme: the ground, and what stands on it: outlines of hair, marks (arrows and dashes with their edge), and the ghost of somebody about her bones. */
const GROUND = ['--a', '--b', '--e', '--g', '--k', '--m', '--n', '--o', '--p', '--r', '--s', '--v', '--w', '--x']

describe('a drawing of people', () => {
  it.each(people)('%s is dimmed in the dark and keeps its colours', (file) => {
    const svg = readFileSync(file, 'utf8')
    const dark = /@media ?\(prefers-color-scheme: ?dark\)\{[^{}]*\{([^{}]*)\}\}/.exec(svg)?.[1]
    const set = dark?.split(';').map((rule) => rule.split(':')[0] ?? '')
    expect(set?.pop()).toBe('filter')
    expect(set?.filter((name) => !GROUND.includes(name))).toEqual([])
  })

  it.each(people)('%s fills no rim of hair', (file) => {
    const svg = readFileSync(file, 'utf8')
    expect(svg.includes('<path class="k"') && !svg.includes('.k{fill:none')).toBe(false)
  })

  it.each(people)('%s has no capsule of its own inside the frame of the page, and travels light', (file) => {
    const svg = readFileSync(file)
    expect(svg.toString()).not.toContain('rx="108"')
    expect(brotliCompressSync(svg).length).toBeLessThan(12 * 1024)
  })

  it('that draws itself is finished at once on paper, in forced colours and for those who asked for less motion', () => {
    const sketch = readFileSync('public/drawings/doctor/sketch.svg', 'utf8')
    const [still = ''] = sketch.split('@media screen and (prefers-reduced-motion:no-preference) and (forced-colors:none){')
    expect(sketch).toContain('animation:')
    expect(still).not.toMatch(/animation|dasharray:1/)
    expect(sketch).not.toContain('infinite')
    // No round end of a stroke before the stroke: the gap is longer than the line.
    expect(sketch).toContain('stroke-dasharray:1 2')
  })
})
