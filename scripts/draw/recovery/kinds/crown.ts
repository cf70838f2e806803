import { fill } from '../../panels/marks'
import { ellipse } from '../../panels/pen'
import { person } from '../../panels/people'
import { PARTED } from '../../panels/scalp'
import { BRUISE, flush, RED } from '../healing'
import type { Recovery } from '../sheet'

/** Where the needle went in, a finger's breadth apart along the parting. */
const places = [
  [184, 262],
  [191, 246],
  [187, 229],
  [199, 216],
  [194, 199],
  [207, 186],
  [206, 168],
  [220, 157],
] as const
const at = (d: string) => places.map(([x, y]) => `M${x} ${y}${d}`).join('')
/** Small raised points: a red ring without an edge, light towards the lamp, shade away from it, and the prick. */
const points = () =>
  places.map(([x, y]) => flush(x, y, 8, 7, 0.5)).join('') +
  fill('#a3653f', at('m4.600-2c1 3.600-1.400 6.400-5 6.200-2 0-3.300-.7-4-1.700 4.400 1 7.700-1 9-4.500z'), 'opacity=".7"') +
  fill('#fbe9d8', at('m-4.200 .8c-.5-3.200 2-5.500 5.200-5-2.600 .7-4.300 2.400-5.200 5z')) +
  fill('#8f1f3d', places.map(([x, y]) => ellipse(x + 0.3, y + 0.3, 1, 0.8)).join(''), 'opacity=".8"')
/** The scalp along the parting, redder the more. */
const red = (strength: number) =>
  [
    [184, 262, 12, 16],
    [189, 236, 13, 20],
    [197, 206, 13, 22],
    [209, 176, 12, 20],
    [222, 154, 10, 14],
  ]
    .map(([x, y, rx, ry]) => flush(x!, y!, rx!, ry!, strength))
    .join('')

/** The rim of her hair is drawn as the lines of the sheet are, whose own class `k` is another. */
const her = person('parted').replaceAll('class="k"', 'fill="none" stroke="var(--a)"')

export const plate: Recovery = {
  kind: 'crown',
  title: 'Recovery after injections into the scalp, by day',
  desc: 'A woman’s bowed head with the parting of her hair. Day 0: small raised points along the parting for some hours, the scalp a little red. Day 1: the points are gone, the scalp pink and tender. Day 3: a trace of pink. Days 7 and 14: nothing to see.',
  sources: [
    'https://pubmed.ncbi.nlm.nih.gov/35816059/ (mesotherapy: pain, burning and itching, up to two days)',
    'https://doi.org/10.1007/s00403-025-03938-0 (platelets: pain, pinpoint bleeding)',
  ],
  defs: `<g id="who">${her}${PARTED}</g>${RED}`,
  window: [76, 122, 1.02],
  more: [6, 58],
  states: [
    { day: 0, drawn: red(0.26) + points() },
    { day: 1, drawn: red(0.34) },
    { day: 3, drawn: red(0.14) },
    { day: 7, drawn: '' },
    { day: 14, drawn: '' },
  ],
  curve: [
    [0, 0.24],
    [1, 0.18],
    [3, 0.08],
    [7, 0.02],
    [14, 0.008],
    [30, 0.004],
  ],
  colours: [
    [0, '#d4685f'],
    [1, '#e09a8c'],
    [3, '#eac3b0'],
    [7, BRUISE.none],
  ],
}
