import type { Kysely } from 'kysely'
import { prepared } from './prepared'
import type { CaptchasTable, Tables } from './schema'

const select = prepared((db, { key }: Pick<CaptchasTable, 'key'>) => db.selectFrom('captchas').selectAll().where('key', '=', key))

/** What is known of a captcha that somebody tried; undefined for one that nobody did. */
export async function findCaptcha(db: Kysely<Tables>, key: string): Promise<CaptchasTable | undefined> {
  return (await select(db, { key })).rows[0]
}

export async function addWrongTry(db: Kysely<Tables>, key: string, now: number): Promise<void> {
  await db
    .insertInto('captchas')
    .values({ key, wrong_tries: 1, body_digest: null, reference: null, touched_at: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((eb) => ({ wrong_tries: eb('captchas.wrong_tries', '+', 1), touched_at: now })),
    )
    .execute()
}

interface Use {
  key: string
  bodyDigest: string
  reference: string
  maxWrongTries: number
}

const markUsed = prepared((db, { key, bodyDigest, reference, maxWrongTries, now }: Use & { now: number }) =>
  db
    .insertInto('captchas')
    .values({ key, wrong_tries: 0, body_digest: bodyDigest, reference, touched_at: now })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ body_digest: bodyDigest, reference, touched_at: now })
        .where('captchas.reference', 'is', null)
        .where('captchas.wrong_tries', '<', maxWrongTries),
    ),
)

/** Marks a captcha as used by a request; false when another request was faster, or its tries are used up. */
export async function useCaptcha(db: Kysely<Tables>, captcha: Use, now: number): Promise<boolean> {
  return (await markUsed(db, { ...captcha, now })).numAffectedRows === 1n
}

/** Forgets captchas that were last touched before that time. */
export async function forgetCaptchas(db: Kysely<Tables>, before: number): Promise<void> {
  await db.deleteFrom('captchas').where('touched_at', '<', before).execute()
}
