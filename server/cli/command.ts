import type { Clock } from '../clock'
import type { Database } from '../db/database'
import type { Erasures } from '../erasures'
import type { Terminal } from './terminal'

export const DONE = 0
/** Nothing was found, or somebody said no. */
export const NOT_DONE = 1
export const NOT_UNDERSTOOD = 2

export interface CommandDeps {
  db: Database
  clock: Clock
  terminal: Terminal
  retentionDays: number
  erasures: Erasures
}

/** Runs with the words after its name; answers the exit code. Throws UsageError. */
export type Command = (args: string[], deps: CommandDeps) => Promise<number>

/** Lets a person say yes; where nobody can, only --yes will do. Answers whether to go on. */
export async function confirmed({ ask, tell }: Terminal, question: string, yes: boolean | undefined): Promise<boolean> {
  if (yes) return true
  if (!ask) {
    tell(`${question} Nobody can answer here: nothing was done. Add --yes to do it.\n`)
    return false
  }
  const answer = await ask(`${question} Type yes to go on: `)
  if (answer.trim().toLowerCase() === 'yes') return true
  tell('Nothing was done.\n')
  return false
}

/** '1 request', '2,000 requests'. */
export const count = (number: number, noun: string) => `${number.toLocaleString('en-IN')} ${noun}${number === 1 ? '' : 's'}`
