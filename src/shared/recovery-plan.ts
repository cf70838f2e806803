import { daysAfter, daysBetween } from './clinic-day'

/** What the pages after a treatment need of it: its recovery in days, when to call, and when one is ready for something great. */
export interface RecoveryPlan {
  path: string
  name: string
  surgical: boolean
  steps: RecoveryStep[]
  callAtOnce: string[]
  ready: Ready
}

/** `from` and `to` in days from the treatment, which is day 0. */
export interface RecoveryStep {
  when: string
  from: number
  to: number
  title: string
  text: string
}

type PackedPlan = [
  name: string,
  texts: string[],
  surgical: boolean,
  titles: string[],
  callAtOnce: string[],
  ready: number[],
  times: [when: string, from: number, to: number][],
]

/**
 * As the file has them: without the names of the fields, which a first visit would fetch 167 times, and what is alike together, in the
 * order that packs best.
 */
export type PackedPlans = [paths: string[], ...columns: unknown[][]]

export const packed = (plans: readonly RecoveryPlan[]): PackedPlans => [
  plans.map(({ path }) => path),
  plans.map(({ name }) => name),
  plans.map(({ steps }) => steps.map(({ text }) => text)),
  plans.map(({ surgical }) => surgical),
  plans.map(({ steps }) => steps.map(({ title }) => title)),
  plans.map(({ callAtOnce }) => callAtOnce),
  plans.map(({ ready: { desk, occasion, flight } }) => [desk, occasion].concat(flight ?? [])),
  plans.map(({ steps }) => steps.map(({ when, from, to }) => [when, from, to])),
]

export const unpacked = ([paths, ...columns]: PackedPlans): RecoveryPlan[] =>
  paths.map((path, at) => {
    const [name, texts, surgical, titles, callAtOnce, [desk, occasion, flight], times] = columns.map(
      (column) => column[at],
    ) as PackedPlan
    return {
      path,
      name,
      surgical,
      ready: { desk, occasion, flight } as Ready,
      steps: times.map(([when, from, to], step) => ({ when, from, to, title: titles[step] ?? '', text: texts[step] ?? '' })),
      callAtOnce,
    }
  })

/** Days from the treatment until one is ready; a flight only where the page says something about it. */
export interface Ready {
  desk: number
  occasion: number
  flight?: number
}

/** What a treatment has to be over for. */
export const occasions = { wedding: 'occasion', flight: 'flight', exam: 'desk' } as const satisfies Record<string, keyof Ready>
export type Occasion = keyof typeof occasions

export interface Today {
  /** What is usual on the day; where no step names it, the last one before it. */
  now: RecoveryStep[]
  next?: RecoveryStep
}

/** What the recovery says about a day counted from the treatment. */
export function onDay(steps: readonly RecoveryStep[], day: number): Today {
  const next = steps.find(({ from }) => from > day)
  const named = steps.filter(({ from, to }) => from <= day && day <= to)
  const before = steps.findLast(({ from }) => from <= day)
  const now = named.length > 0 || !before ? named : [before]
  return { now, ...(next ? { next } : {}) }
}

/** No recovery takes, and nobody plans, so long: the year is a slip of the finger. In days. */
const ODD = 3 * 365

/** On which side of today a day lies so far away that it must be a mistake. */
export function oddDay(day: string, today: string): 'past' | 'future' | undefined {
  const ago = daysBetween(day, today)
  return ago > ODD ? 'past' : ago < -ODD ? 'future' : undefined
}

/** The last day of the recovery. After it nothing is left to tell. */
export const lastDay = (steps: readonly RecoveryStep[]) => Math.max(...steps.map(({ to }) => to))

export interface Latest {
  /** The last sensible day for the treatment. */
  day: string
  /** Days until one is ready. */
  takes: number
  /** Whether that day is past. */
  tooClose: boolean
  /** The first day for the great day when the treatment were today. */
  earliest: string
}

/** The last sensible day of a treatment before something; undefined where its page gives no number of days. */
export function latestBefore(event: string, takes: number | undefined, today: string): Latest | undefined {
  if (takes === undefined) return undefined
  const day = daysAfter(event, -takes)
  return { day, takes, tooClose: day < today, earliest: daysAfter(today, takes) }
}

export interface Milestone {
  day: string
  step: RecoveryStep
}

/** The days of the calendar on which the steps of a recovery begin. */
export const milestones = (steps: readonly RecoveryStep[], on: string): Milestone[] =>
  steps.map((step) => ({ day: daysAfter(on, step.from), step })).sort((a, b) => a.day.localeCompare(b.day))
