import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'oxfmt'
import { goals } from '../goals'
import { type Results, told, verdict } from './results'

const PAGE = 'docs/performance.md'

/** The figures as a table: one row a figure, the goal said where it changes. */
export function table(results: Results): string {
  let last = ''
  const rows = results.figures().map((figure) => {
    const { what } = goals[figure.goal]
    const row = `| ${what === last ? '' : what} | ${figure.where} | ${told(figure)} | ${verdict(figure).text} |`
    last = what
    return row
  })
  return ['| figure | where | median (least to most) | goal |', '| --- | --- | --- | --- |', ...rows].join('\n')
}

/** The same for a terminal, a line a figure. */
export function lines(results: Results): string {
  const figures = results.figures()
  const names = figures.map(({ goal, where }) => `${goals[goal].what}: ${where}`)
  const width = Math.max(0, ...names.map(({ length }) => length))
  return figures
    .map((figure, at) => `${(names[at] ?? '').padEnd(width)}  ${told(figure).padEnd(28)} ${verdict(figure).text}`.trimEnd())
    .join('\n')
}

/** Puts what a bench found into its part of the page on performance, in the place of what stood there. */
export async function writePart(part: string, text: string): Promise<void> {
  const page = readFileSync(PAGE, 'utf8')
  const place = new RegExp(`(<!-- ${part} -->)[^]*?(<!-- /${part} -->)`)
  if (!place.test(page)) throw new Error(`${PAGE} has no place for ${part}`)
  const next = page.replace(place, (_, from: string, to: string) => `${from}\n\n${text}\n\n${to}`)
  writeFileSync(PAGE, (await format(PAGE, next)).code)
}

/** Prints all, and what was missed; answers the exit code. */
export function conclude(results: Results): number {
  const missed = results.missed().length
  const judged = results.figures().filter((figure) => verdict(figure).text !== '').length
  process.stdout.write(`\n${lines(results)}\n\n${judged - missed} of ${judged} goals reached\n`)
  return missed === 0 ? 0 : 1
}
