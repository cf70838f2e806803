import type { XastElement } from 'svgo'
import { element, numbers } from './elements'
import { pathOf } from './fit'
import { linesOf } from './points'
import { lobules, muscleBetween } from './tissue'
import { elementsOf } from './uncovered'

/** A muscle: its two edges from origin to insertion; flesh under the lamp, fibres with the pull, tendons at its ends. */
export function muscle(node: XastElement, name: string): XastElement {
  const edges = elementsOf(node).flatMap((edge) => linesOf(edge.attributes.d ?? '', 1))
  if (edges.length < 2) throw new Error(`${name}: a muscle has two edges`)
  const { contour, fibres, tendon } = muscleBetween(edges)
  const count = Number(node.attributes['data-fibres'] ?? 6)
  const [origin = 0, insertion = 0] = numbers(node.attributes['data-tendon'])
  const white = [origin ? tendon('origin', origin) : '', insertion ? tendon('insertion', insertion) : ''].join('')
  const d = contour.map((line) => pathOf(line, 0.9, 0.5)).join('')
  return element(
    'g',
    {
      'data-round': '.5',
      'data-outline': '.9',
      'data-borders': '.6',
      'data-grain': '1',
      ...node.attributes,
      'data-form': node.attributes['data-muscle']!,
    },
    [
      element('path', { d }),
      ...(white ? [element('path', { fill: 'fascia-1', opacity: '.8', d: white })] : []),
      ...(count
        ? [drawn('flesh-4', '.6', fibres(count, false)), drawn('flesh-1', '.75', fibres(Math.ceil(count / 3), true))]
        : []),
    ],
  )
}

const drawn = (stroke: string, opacity: string, d: string) =>
  element('path', { fill: 'none', stroke, 'stroke-width': '.8', 'stroke-linecap': 'round', opacity, d })

/** Lobules of fat as a pattern that places turn and stretch as they need it. */
export function fatTile(id: string, turn: string): XastElement[] {
  const { side, shapes } = lobules()
  const pen = (stroke: string, width: string, opacity: string, by: string) =>
    element('use', { href: `#${id}l`, fill: 'none', stroke, 'stroke-width': width, opacity, transform: `translate(${by})` })
  const around = [-side, 0, side].flatMap((x) => [-side, 0, side].map((y) => [x, y]))
  return [
    element('defs', {}, [
      element('path', { id: `${id}p`, d: shapes }),
      element(
        'g',
        { id: `${id}l` },
        around.map(([x, y]) => element('use', { href: `#${id}p`, x: String(x), y: String(y) })),
      ),
    ]),
    element(
      'pattern',
      { id, width: String(side), height: String(side), patternUnits: 'userSpaceOnUse', patternTransform: turn },
      [pen('adipose-4', '2', '.55', '.6 .8'), pen('adipose-1', '1.6', '.9', '-1 -1.2')],
    ),
  ]
}
