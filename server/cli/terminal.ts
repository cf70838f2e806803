import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'

/** What a command sees of the world. */
export interface Terminal {
  /** Results; anything that only concerns the person at the keyboard goes to `tell`. */
  print(text: string): Promise<void>
  tell(text: string): void
  /** Columns of the terminal that shows the results; undefined when they go into a file or another program. */
  columns: number | undefined
  /** Whether `tell` is read by a person, so that a line may be rewritten. */
  watched: boolean
  /** Asks a person; undefined where nobody can answer. */
  ask: ((question: string) => Promise<string>) | undefined
  /** The account that runs the command, and who became it with sudo. */
  user: string
}

/** The terminal of this process. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process
  // `… | head` closes the pipe: nobody reads on, which is no failure.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1))
  return {
    print: (text) =>
      new Promise((resolve) => {
        stdout.write(text, () => resolve())
      }),
    tell: (text) => void stderr.write(text),
    columns: stdout.isTTY ? stdout.columns : undefined,
    watched: stderr.isTTY,
    ask: stdin.isTTY && stderr.isTTY ? ask : undefined,
    user: userName(),
  }
}

async function ask(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

function userName(): string {
  try {
    const { username } = userInfo()
    const { SUDO_USER } = process.env
    return SUDO_USER && SUDO_USER !== username ? `${SUDO_USER} as ${username}` : username
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`
  }
}
