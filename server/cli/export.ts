import { once } from 'node:events'
import { lstat, rename, rm } from 'node:fs/promises'
import { newPrivateFile } from '../db/private-file'
import { countRequests, readRequests } from '../db/requests'
import { type Command, type CommandDeps, count, DONE } from './command'
import { BYTE_ORDER_MARK, csvLine } from './csv'
import { filterOptions, readFilters } from './filters'
import { progress } from './progress'
import { readArgs } from './read-args'
import { namesOf, record } from './record'
import { exported, exportedNames } from './request-fields'
import type { RequestFilter } from '../db/requests'
import { UsageError } from './usage-error'

type Write = (text: string) => Promise<void>

/** `export`: all that match, the oldest first, as CSV or JSON, to the output or into a new file that only its owner reads. */
export const exportRequests: Command = async (args, deps) => {
  const options = {
    ...filterOptions,
    csv: { type: 'boolean' },
    json: { type: 'boolean' },
    output: { type: 'string', short: 'o' },
  } as const
  const { values } = readArgs({ args, options })
  if (values.csv && values.json) throw new UsageError('--csv or --json, not both')
  const filter = readFilters(values)
  const total = await countRequests(deps.db.kysely, filter)
  const write = values.json ? writeJson : writeCsv
  const file = values.output
  if (file !== undefined && (await exists(file))) throw new UsageError(`${file} exists already; an export never overwrites`)
  await record(deps, 'export', total, namesOf(values))
  if (file === undefined) await write(deps, filter, deps.terminal.print)
  else {
    await intoFile(file, async (print) => {
      if (!values.json) await print(BYTE_ORDER_MARK)
      await write(deps, filter, print)
    })
  }
  return DONE
}

async function writeCsv(deps: CommandDeps, filter: RequestFilter, print: Write): Promise<void> {
  await print(csvLine(exportedNames))
  await each(deps, filter, (request) => print(csvLine(exportedNames.map((field) => request[field] ?? ''))))
}

async function writeJson(deps: CommandDeps, filter: RequestFilter, print: Write): Promise<void> {
  let between = '['
  await each(deps, filter, async (request) => {
    await print(`${between}\n${JSON.stringify(request)}`)
    between = ','
  })
  await print(between === '[' ? '[]\n' : '\n]\n')
}

async function each(
  { db, terminal }: CommandDeps,
  filter: RequestFilter,
  write: (request: ReturnType<typeof exported>) => Promise<void>,
): Promise<void> {
  const bar = progress(terminal, await countRequests(db.kysely, filter))
  let done = 0
  for await (const request of readRequests(db.kysely, filter)) {
    await write(exported(request))
    bar.at(++done)
  }
  bar.end(`${count(done, 'request')}\n`)
}

/** A half-written export never bears the name of a whole one. */
async function intoFile(file: string, fill: (write: Write) => Promise<void>): Promise<void> {
  const part = `${file}.part`
  const stream = (await newPrivateFile(part)).createWriteStream()
  try {
    await fill(async (text) => {
      if (!stream.write(text)) await once(stream, 'drain')
    })
    stream.end()
    await once(stream, 'close')
    await rename(part, file)
  } catch (error) {
    stream.destroy()
    await rm(part, { force: true })
    throw error
  }
}

const exists = (file: string) =>
  lstat(file).then(
    () => true,
    () => false,
  )
