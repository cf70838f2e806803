import type { Compilable, CompiledQuery, Kysely, QueryResult } from 'kysely'
import type { Tables } from './schema'

/** Stands for a value that comes later. */
class Slot {
  constructor(readonly name: string) {}
}

type Build<Values, Row> = (db: Kysely<Tables>, values: Values) => Compilable<Row>

/**
 * A query that is built once for each database and then only given its values: building costs as much as running it. `build` gets
 * stand-ins for the values and must pass them on as they are.
 */
export function prepared<Values extends object, Row>(build: Build<Values, Row>) {
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  const slots = new Proxy({}, { get: (_, name: string) => new Slot(name) }) as Values

  return (db: Kysely<Tables>, values: Values): Promise<QueryResult<Row>> => {
    // The one thing that a transaction shares with its database: the query is the same for both.
    const { adapter } = db.getExecutor()
    let query = compiled.get(adapter)
    if (!query) compiled.set(adapter, (query = build(db, slots).compile()))
    const parameters = query.parameters.map((value) => (value instanceof Slot ? values[value.name as keyof Values] : value))
    return db.executeQuery<Row>({ ...query, parameters })
  }
}
