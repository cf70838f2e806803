import type { Database } from '../../../server/db/database'
import { runRequests } from '../../../server/cli/run-requests'
import type { Terminal } from '../../../server/cli/terminal'
import { type Erasures, erasureList } from '../../../server/erasures'
import { NOW } from './clinic-server'

interface Circumstances {
  /** Columns of the terminal; without it the output goes into a file. */
  columns?: number
  /** What the person answers; without it nobody is there. */
  answer?: string
  erasures?: Erasures
}

/** A terminal that remembers what it was told. */
export function fakeTerminal({ columns, answer }: Circumstances = {}) {
  const seen = { out: '', err: '' }
  const terminal: Terminal = {
    print: async (text) => void (seen.out += text),
    tell: (text) => void (seen.err += text),
    columns,
    watched: columns !== undefined,
    ask:
      answer === undefined
        ? undefined
        : async (question) => {
            seen.err += question
            return answer
          },
    user: 'reception',
  }
  return { terminal, seen }
}

/** Runs `requests` with these words: exit code and what was written. */
export async function requests(db: Database, words: string[], circumstances?: Circumstances) {
  const { terminal, seen } = fakeTerminal(circumstances)
  const erasures = circumstances?.erasures ?? erasureList({ DATA_DIR: ':memory:' })
  const open = () => Promise.resolve({ ...db, close: () => Promise.resolve() })
  const code = await runRequests(words, { open, clock: () => NOW, terminal, retentionDays: 396, erasures })
  return { code, ...seen }
}
