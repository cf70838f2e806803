import type { XastElement } from 'svgo'
import { element, kept, numbers } from './elements'
import { arrow, isMark, MARKS } from './marks'
import { type Line, linesOf } from './points'
import { stroked, type Weight, WEIGHTS } from './stroke'
import { ruled } from './tones'

/** The width of a line, by its name or its number. */
export const weightOf = (weight: string) => (weight in WEIGHTS ? WEIGHTS[weight as Weight] : Number(weight))

export function lined(node: XastElement, name: string): XastElement {
  const weight = node.attributes['data-line']!
  const width = weightOf(weight)
  if (!(width >= 0.6 && width <= 12)) throw new Error(`${name}: ${weight} is no weight of a line`)
  const pressure = node.attributes['data-pressure'] ? numbers(node.attributes['data-pressure']) : [1]
  const taper = Number(node.attributes['data-taper'] ?? 16)
  const d = linesOf(node.attributes.d ?? '', 1)
    .map((line) => stroked(line, { width, pressure, taper, coarse: 'data-grain' in node.attributes }))
    .join('')
  const edge = node.attributes['data-edge']
  const rim = edge ? { stroke: edge, 'stroke-width': '.9' } : { stroke: 'none' }
  return element('path', kept(node.attributes, { fill: node.attributes.stroke ?? 'ink', ...rim, d }))
}

export function marked(node: XastElement, name: string): XastElement {
  const mark = node.attributes['data-mark']!
  const lines = (): Line[] => linesOf(node.attributes.d ?? '', 1)
  if (mark === 'moved')
    return element('path', {
      fill: 'sign',
      stroke: 'rim',
      'stroke-width': '1.5',
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
      d: lines()
        .map((line) => arrow(line, Number(node.attributes['data-size'] ?? 9)))
        .join(''),
    })
  if (mark === 'removed') return element('path', { fill: 'none', stroke: 'cut', 'stroke-width': '1', d: ruled(lines(), 5, 50) })
  if (!isMark(mark)) throw new Error(`${name}: ${mark} is no mark`)
  // Each dash upon an edge of its own, so that it is seen on every ground.
  const edge = { ...MARKS.aim, stroke: 'rim', 'stroke-width': '3.6', opacity: '.7' }
  const line = (marks: Record<string, string>) =>
    element('path', { ...marks, ...kept(node.attributes, { d: node.attributes.d ?? '' }) })
  if (mark === 'aim') return element('g', {}, [line(edge), line(MARKS.aim)])
  return element('path', { ...MARKS[mark], ...kept(node.attributes, { d: node.attributes.d ?? '' }) })
}
