/** What the log says of an error: where and of which kind it was, never a value. */
interface LoggedError extends Record<string, unknown> {
  type: string
  code?: string
  message: string
  /** Names of PostgreSQL's schema. */
  table?: string
  column?: string
  constraint?: string
  stack: string
}

/**
 * Libraries hang what they were working on on their errors (PostgreSQL the whole row, in `detail`; the parser of HTTP the bytes received) and
 * quote values in their words. So only these fields are taken, and words only where they name no value.
 */
export function errorInLog(thrown: unknown): LoggedError {
  const error = (thrown instanceof Error ? thrown : new Error()) as Error & Record<string, unknown>
  return {
    type: error.name,
    ...texts(error, ['code']),
    message: namesNoValue(error) ? error.message : 'not told: it may quote a value',
    ...texts(error, ['table', 'column', 'constraint']),
    stack: framesOf(error.stack ?? ''),
  }
}

/** SQLite's words name tables and columns, the system's a file or a server; those of a plain Error stand in the code as they are. */
const namesNoValue = ({ name, code, syscall }: Error & Record<string, unknown>) =>
  name === 'SqliteError' || syscall !== undefined || (name === 'Error' && code === undefined)

const texts = (error: Record<string, unknown>, names: string[]) =>
  Object.fromEntries(names.flatMap((name) => (typeof error[name] === 'string' ? [[name, error[name]]] : [])))

/** A stack begins with the message: only the lines that name a place in a file. */
const framesOf = (stack: string) =>
  stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .*(?:file:|node:|\/).*:\d+:\d+\)?$/.test(line))
    .join('\n')
