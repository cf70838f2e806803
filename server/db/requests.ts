import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Enquiry, EnquiryKind, FieldValues } from '../../src/shared/contract/enquiry'
import type { Traces } from '../enquiries/origin'
import type { AuditTable, Tables } from './schema'

/** Which enquiries the clinic wants to see; everything given must hold. */
export interface RequestFilter {
  references?: string[] | undefined
  /** Milliseconds since 1970, inclusive. */
  from?: number | undefined
  /** Exclusive. */
  before?: number | undefined
  kind?: EnquiryKind | undefined
  mobile?: string | undefined
  email?: string | undefined
  /** Part of a name, in any case. */
  name?: string | undefined
}

function matching(db: Kysely<Tables>, filter: RequestFilter) {
  return restrict(db.selectFrom('enquiries'), filter)
}

function restrict<Output>(start: SelectQueryBuilder<Tables, 'enquiries', Output>, filter: RequestFilter) {
  const { references, from, before, kind, mobile, email, name } = filter
  return start
    .$if(references !== undefined, (query) => query.where('reference', 'in', references ?? []))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? 0))
    .$if(before !== undefined, (query) => query.where('created_at', '<', before ?? 0))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'contact'))
    .$if(mobile !== undefined, (query) => query.where('mobile', '=', mobile ?? ''))
    .$if(email !== undefined, (query) =>
      query.where((of) => of(of.fn<string>('lower', ['email']), '=', (email ?? '').toLowerCase())),
    )
    .$if(name !== undefined, (query) =>
      query.where((of) => of(of.fn<string>('lower', ['name']), 'like', `%${(name ?? '').toLowerCase().replace(/[%_\\]/g, '')}%`)),
    )
}

export async function countRequests(db: Kysely<Tables>, filter: RequestFilter): Promise<number> {
  const { requests } = await matching(db, filter)
    .select((of) => of.fn.countAll().as('requests'))
    .executeTakeFirstOrThrow()
  return Number(requests)
}

/** The newest first. */
export function listRequests(db: Kysely<Tables>, filter: RequestFilter, limit: number): Promise<Enquiry[]> {
  return matching(db, filter).selectAll().orderBy('created_at', 'desc').orderBy('reference', 'desc').limit(limit).execute()
}

const PAGE = 500
/** In place of a reference: the captcha stays used, and tells nothing else. */
const ERASED = 'erased'

type Row = Pick<Enquiry, 'created_at' | 'reference'>

/** In the order in which they came, those after one. */
const after = <Output>(query: SelectQueryBuilder<Tables, 'enquiries', Output>, last: Row | undefined) =>
  query
    .$if(last !== undefined, (rest) =>
      rest.where((of) =>
        of.or([
          of('created_at', '>', last?.created_at ?? 0),
          of.and([of('created_at', '=', last?.created_at ?? 0), of('reference', '>', last?.reference ?? '')]),
        ]),
      ),
    )
    .orderBy('created_at')
    .orderBy('reference')

/** All of them, the oldest first, a page at a time: an export never holds the whole table. */
export async function* readRequests(db: Kysely<Tables>, filter: RequestFilter): AsyncGenerator<Enquiry> {
  let last: Enquiry | undefined
  for (;;) {
    const page = await after(matching(db, filter), last).selectAll().limit(PAGE).execute()
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

/** Where requests came from, the oldest first: no column that says anything about a person is read. */
export async function* readTraces(db: Kysely<Tables>, filter: RequestFilter): AsyncGenerator<Traces> {
  let last: Row | undefined
  for (;;) {
    const page = await after(matching(db, filter), last)
      .select(['created_at', 'reference', 'kind', 'refferelurl', 'requesturl'])
      .limit(PAGE)
      .execute()
    yield* page
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

/** Changes fields of a request and writes down that it was done, or neither. */
export async function correctRequest(
  db: Kysely<Tables>,
  reference: string,
  correction: Partial<FieldValues>,
  audit: AuditTable,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('enquiries').set(correction).where('reference', '=', reference).execute()
    await transaction.insertInto('audit').values(audit).execute()
  })
}

/** When the oldest request came; null when there is none. */
export async function oldestRequest(db: Kysely<Tables>): Promise<number | null> {
  const { oldest } = await db
    .selectFrom('enquiries')
    .select((of) => of.fn.min('created_at').as('oldest'))
    .executeTakeFirstOrThrow()
  return oldest
}

/**
 * Erases requests with their e-mails and writes down that it was done, or neither; answers how many. Whoever sends one of them again is not
 * answered with its reference. @param note gets the references before they go; what it throws undoes all
 */
export async function eraseRequests(
  db: Kysely<Tables>,
  filter: RequestFilter,
  audit: AuditTable,
  note?: (references: string[]) => void,
): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('captchas')
      .set({ body_digest: null, reference: ERASED })
      .where('reference', 'in', matching(transaction, filter).select('reference'))
      .execute()
    const erased = await transaction
      .deleteFrom('enquiries')
      .where('reference', 'in', matching(transaction, filter).select('reference'))
      .returning('reference')
      .execute()
    const references = erased.map(({ reference }) => reference).toSorted()
    note?.(references)
    const detail = [audit.detail, references.join(' ')].filter((part) => part !== '').join(': ')
    await transaction
      .insertInto('audit')
      .values({ ...audit, enquiries: references.length, detail })
      .execute()
    return references.length
  })
}
