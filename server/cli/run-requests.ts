import { audit } from './audit'
import { type Command, type CommandDeps, NOT_UNDERSTOOD, DONE } from './command'
import { correct } from './correct'
import { erase } from './erase'
import { exportRequests } from './export'
import { help } from './help'
import { list } from './list'
import { mail } from './mail'
import { purge } from './purge'
import { report } from './report'
import { rotateSecrets } from './rotate-secrets'
import { show } from './show'
import { UsageError } from './usage-error'

const commands = new Map<string, Command>(
  Object.entries({
    list,
    show,
    export: exportRequests,
    correct,
    erase,
    purge,
    audit,
    report,
    mail,
    'rotate-secrets': rotateSecrets,
  }),
)

type Deps = Omit<CommandDeps, 'db'> & {
  /** Opened only when a command needs it: the help works everywhere. */
  open(): Promise<CommandDeps['db']>
}

/** Runs `requests` with its words; answers the exit code. Throws what the database says. */
export async function runRequests([name, ...args]: string[], { open, ...deps }: Deps): Promise<number> {
  const { terminal } = deps
  if (name === undefined || name === 'help' || [name, ...args].some((word) => word === '--help' || word === '-h')) {
    if (name === undefined) terminal.tell(help)
    else await terminal.print(help)
    return name === undefined ? NOT_UNDERSTOOD : DONE
  }
  const command = commands.get(name)
  if (!command) return misunderstood(`There is no command ${name}: it is one of ${[...commands.keys()].join(', ')}.`)
  const db = await open()
  try {
    return await command(args, { ...deps, db })
  } catch (error) {
    if (error instanceof UsageError) return misunderstood(error.message)
    throw error
  } finally {
    await db.close()
  }

  function misunderstood(message: string): number {
    terminal.tell(`${message}\nnpm run -s requests -- help says more.\n`)
    return NOT_UNDERSTOOD
  }
}
