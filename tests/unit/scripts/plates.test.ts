import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { faultsOf } from '../../../scripts/draw/checks'
import { plateOf } from '../../../scripts/draw/plate'

const SOURCES = 'scripts/draw/plates'
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.svg'))
const head =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120"><title>A muscle</title><desc>One form under the lamp</desc>'
const form = '<path data-form="muscle" d="M20 60c0-30 80-30 80 0s-80 30-80 0z"/>'

test.each(sources)('the plate %s is what a visitor can load, read and see in the dark', (file) => {
  expect(faultsOf(readFileSync(join('public', file), 'utf8'), readFileSync(join(SOURCES, file), 'utf8'))).toEqual([])
})

test('a contour becomes a form in several values, in colours that a page may set', () => {
  const plate = plateOf(`${head}${form}</svg>`, 'a')
  expect(plate).toContain('var(--muscle-1,#')
  expect(plate).toContain('var(--muscle-3,#')
  expect(plate).not.toContain('data-')
  expect(faultsOf(plate, '')).toEqual([])
})

test('a line swells and thins: it leaves as an area without a stroke', () => {
  const plate = plateOf(`${head}<path data-line="contour" d="M10 100c40-20 60 0 90-10"/></svg>`, 'a')
  expect(plate).toContain('<path fill="var(--ink,#4d2039)" d="M10 100')
  expect(plate).not.toContain('stroke')
})

test('a slip of the pen is named', () => {
  expect(() => plateOf(`${head}<path fill="skin-9" d="M0 0h9v9z"/></svg>`, 'a')).toThrow('skin-9 is no colour of the palette')
  expect(() => plateOf(`${head}<g data-place="nobody"/></svg>`, 'a')).toThrow('there is no form nobody')
})

test('words as text, a missing name, a heavy line and a blur that is not there are refused', () => {
  const faults = faultsOf(
    plateOf(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path filter="url(#gone)" stroke="ink" stroke-width="7" d="M0 0h9"/><text>1</text></svg>',
      'a',
    ),
    '',
  ).join()
  expect(faults).toMatch(/no <title>.*has text.*7 wide.*refers to gone/)
})

interface Row {
  id: string
  width: number
  height: number
  layers?: { id: string }[]
}
const figures = parse(readFileSync('content/figures.yaml', 'utf8')) as Row[]

test.each(figures.filter(({ id }) => id !== 'skin'))(
  'beneath the skin of $id lie fat, muscle and bone, in the same place',
  (figure) => {
    expect(figure.layers?.map(({ id }) => id)).toEqual(['fat', 'muscle', 'bone'])
    const titles = figure.layers!.map(({ id }) => {
      const plate = readFileSync(`public/figures/${figure.id}-${id}.svg`, 'utf8')
      expect(plate).toContain(`viewBox="0 0 ${figure.width} ${figure.height}"`)
      return /<title>([^<]*)</.exec(plate)?.[1]
    })
    expect(new Set(titles).size).toBe(3)
  },
)

test('a muscle has fibres from origin to insertion, tendons where it is said, and a mirrored one a shadow of its own', () => {
  const edges = '<path d="M20 20C20 50 24 80 30 100"/><path d="M48 20C46 50 42 80 38 100"/>'
  const muscle = `<g data-mirror="60" data-muscle="flesh" data-fibres="4" data-tendon="0.2 0">${edges}</g>`
  const plate = plateOf(`${head}${muscle}</svg>`, 'a')
  expect(plate).toContain('stroke="var(--flesh-4,#')
  expect(plate).toContain('fill="var(--fascia-1,#')
  const shadows = [...plate.matchAll(/<path fill="var\(--flesh-2,[^>]* d="([^"]*)"/g)].map(([, d]) => d)
  expect(shadows).toHaveLength(2)
  expect(shadows[0]).not.toBe(shadows[1])
  expect(() => plateOf(`${head}<g data-muscle="flesh"><path d="M0 0h9"/></g></svg>`, 'a')).toThrow('a muscle has two edges')
})

test('of a form only what is named is kept, as the tissue that is named', () => {
  const plate = plateOf(`${head}<g data-place="face-front" data-only="skin-1 skin-3" data-as="deep"/></svg>`, 'a')
  expect(plate).toContain('var(--deep-3,#')
  expect(plate).not.toMatch(/--(skin|hair|lip)-/)
})
