import { auditRow, writeAudit } from '../db/audit'
import { type Command, confirmed, DONE, NOT_DONE } from './command'
import { readArgs } from './read-args'

/** `rotate-secrets`: the next start makes new ones, and what the old ones signed is refused: after a backup got into the wrong hands. */
export const rotateSecrets: Command = async (args, { db, clock, terminal }) => {
  const { values } = readArgs({ args, options: { yes: { type: 'boolean', short: 'y' } } as const })
  const question = 'Throw the secrets away? Captchas that are open now are answered with a new one.'
  if (!(await confirmed(terminal, question, values.yes))) return NOT_DONE
  await db.kysely.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('secrets').execute()
    await writeAudit(transaction, auditRow('rotate-secrets', terminal.user, clock()))
  })
  terminal.tell('Done. Restart the server (all its processes) now: until then it works with the old ones.\n')
  return DONE
}
