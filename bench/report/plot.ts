import { goals, type GoalName } from '../goals'
import { type Results, median } from './results'

/** What a bar stands for, and its colour in light and dark. */
const SIDES = { ours: ['#98314c', '#e58ba3'], floor: ['#b9a7b0', '#75656d'], peer: ['#3d6b8c', '#7fb2d6'] } as const
type Side = keyof typeof SIDES

export interface Bar {
  label: string
  side: Side
  /** As the results know the place. */
  where: string
}

const LEFT = 190
const WIDTH = 760
const ROW = 20
const HEAD = 34
const FOOT = 26

/** Bars of medians with their spread, one block a figure; drawn for both colour schemes. */
export function plot(results: Results, shown: readonly GoalName[], bars: readonly Bar[]): string {
  const blocks = shown.map((goal) => block(results, goal, bars)).filter(({ rows }) => rows.length > 0)
  let y = 46
  const drawn = blocks.map(({ goal, rows }) => {
    const top = y
    y += HEAD + rows.length * ROW + FOOT
    const most = Math.max(...rows.flatMap(({ found }) => found))
    const step = niceStep(most / 4)
    const scale = (WIDTH - LEFT - 70) / (Math.ceil(most / step) * step)
    const end = top + HEAD + rows.length * ROW
    const lines = Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => {
      const x = round(LEFT + at * step * scale)
      return `<path class="grid" d="M${x} ${top + HEAD - 6}V${end}"/><text class="small" x="${x}" y="${end + 14}" text-anchor="middle">${at * step}</text>`
    })
    const marks = rows.map(({ label, side, found }, at) => {
      const middle = top + HEAD + at * ROW + ROW / 2
      const [value, from, to] = [median(found), Math.min(...found), Math.max(...found)].map((each) => round(each * scale))
      return `<text x="${LEFT - 10}" y="${middle + 4}" text-anchor="end">${escape(label)}</text><rect class="${side}" x="${LEFT}" y="${middle - 6}" width="${value}" height="12" rx="2"/><path class="spread" d="M${round(LEFT + (from ?? 0))} ${middle}H${round(LEFT + (to ?? 0))}"/><text class="small" x="${round(LEFT + (to ?? 0) + 7)}" y="${middle + 4}">${Math.round(median(found))}</text>`
    })
    const { what, unit } = goals[goal]
    return `<text class="title" x="${LEFT}" y="${top + 16}">${escape(what)}, ${unit}</text>${lines.join('')}${marks.join('')}`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="Medians and spread by page">
<style>${style()}</style>
<rect class="ground" width="${WIDTH}" height="${y}"/>
${legend()}
${drawn.join('\n')}
</svg>
`
}

function block(results: Results, goal: GoalName, bars: readonly Bar[]) {
  const figures = results.figures().filter((figure) => figure.goal === goal)
  const rows = bars.flatMap((bar) => {
    const found = figures.find(({ where }) => where === bar.where)?.found
    return found ? [{ ...bar, found }] : []
  })
  return { goal, rows }
}

function legend(): string {
  const names: [Side, string][] = [
    ['ours', 'this site'],
    ['floor', 'its HTML without scripts'],
    ['peer', 'others'],
  ]
  return names
    .map(([side, name], at) => {
      const x = LEFT + at * 180
      return `<rect class="${side}" x="${x}" y="14" width="12" height="12" rx="2"/><text x="${x + 18}" y="24">${name}</text>`
    })
    .join('')
}

function style(): string {
  return `text{font:12px system-ui,sans-serif;fill:#35262e}.small{font-size:11px;fill:#5f4d58}.title{font-weight:600;font-size:13px}.ground{fill:#fff}.grid{stroke:#e5dcd6}.spread{stroke:#35262e;stroke-width:1.5}${fills(0)}@media(prefers-color-scheme:dark){text{fill:#f1e8ec}.small{fill:#cbbcc3}.ground{fill:#1d1519}.grid{stroke:#43363d}.spread{stroke:#fff}${fills(1)}}`
}

const fills = (scheme: 0 | 1) =>
  Object.entries(SIDES)
    .map(([side, colours]) => `.${side}{fill:${colours[scheme]}}`)
    .join('')

/** 1, 2 or 5 times a power of ten, not below the wish. */
function niceStep(wish: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(wish, 1e-9)))
  return power * ([1, 2, 5, 10].find((step) => step * power >= wish) ?? 10)
}

const round = (value: number) => Math.round(value * 10) / 10
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
