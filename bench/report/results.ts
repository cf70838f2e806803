import { type Goal, type GoalName, goals } from '../goals'

export interface Figure {
  goal: GoalName
  /** The page, the control or the database that it belongs to. */
  where: string
  found: readonly number[]
}

export const median = (list: readonly number[]) => [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN

/** The figures of one run, in the order of their first samples; those of one goal and place are put together. */
export class Results {
  readonly #figures = new Map<string, { goal: GoalName; where: string; found: number[] }>()

  add(goal: GoalName, where: string, ...found: number[]): void {
    const key = `${goal} ${where}`
    const figure = this.#figures.get(key)
    if (figure) figure.found.push(...found)
    else this.#figures.set(key, { goal, where, found })
  }

  medianOf(goal: GoalName, where: string): number {
    return median(this.#figures.get(`${goal} ${where}`)?.found ?? [])
  }

  /** By goal, in the order of the goals. */
  figures(): Figure[] {
    const order = Object.keys(goals)
    return [...this.#figures.values()].sort((a, b) => order.indexOf(a.goal) - order.indexOf(b.goal))
  }

  missed(): Figure[] {
    return this.figures().filter((figure) => verdict(figure).reached === false)
  }
}

/** Whether the median keeps to its goal; if not, how near it came. A figure without a goal has no verdict. */
export function verdict({ goal, found }: Figure): { reached?: boolean; text: string } {
  const { atMost, atLeast, unit }: Goal = goals[goal]
  const limit = atMost ?? atLeast
  if (limit === undefined) return { text: '' }
  const value = median(found)
  const bound = `${atMost === undefined ? 'at least' : 'at most'} ${number(limit, unit)}`
  const reached = atMost === undefined ? value >= limit : value <= limit
  if (reached) return { reached, text: `reached (${bound})` }
  const off = limit === 0 ? '' : `, ${Math.round(Math.abs(value / limit - 1) * 100)}% ${value > limit ? 'above' : 'below'}`
  return { reached, text: `not reached (${bound}${off})` }
}

/** `743 ms (730 to 801)`: the median, and in brackets the least and the most. */
export function told({ goal, found }: Figure): string {
  const { unit } = goals[goal]
  const [value, least, most] = [median(found), Math.min(...found), Math.max(...found)].map((each) => number(each, unit))
  const spread = least === most ? '' : ` (${least} to ${most})`
  return `${value}${unit ? ` ${unit}` : ''}${spread}`
}

function number(value: number, unit: Goal['unit']): string {
  const digits = unit === 'times' ? 2 : unit === 's' ? 2 : unit === '' ? 3 : unit === 'KB' ? 1 : 0
  return String(Number(value.toFixed(digits)))
}
