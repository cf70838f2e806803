import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Content } from '../content/content'
import { DEFAULT_LANG } from '../../src/shared/languages'
import { catalogue } from '../../src/shared/words/catalogue'
import type { Tables } from './schema'

/** The privacy notice that this server gives, as it is stored with every request. */
export interface NoticeServed {
  notice_served: string
  /** Of the text, which the table `notices` keeps. */
  notice_hash: string
}

export interface Notices {
  served: NoticeServed
  /** What a form says of the notice beside it; empty when this site never had such a notice. A page may be weeks old. */
  said(version: string): Promise<string>
}

/** Keeps the current notice with its text, and knows every one that was current before. */
export async function keepNotice(db: Kysely<Tables>, { site, pages }: Content, now: number): Promise<Notices> {
  const version = site.privacyNoticeVersion
  const beside = catalogue(DEFAULT_LANG).privacyWords.beside(site.name, site.retentionMonths).replace('{email}', site.email)
  const policy = pages.get('privacy-policy')
  const parts = policy ? [policy.lead, ...(policy.intro ? [policy.intro] : []), ...policy.sections] : []
  const text = [beside, ...parts.map(({ html, ...part }) => ('heading' in part ? `<h2>${part.heading}</h2>${html}` : html))].join(
    '\n',
  )
  const hash = createHash('sha256').update(text).digest('hex')
  await db
    .insertInto('notices')
    .values({ hash, version, text, created_at: now })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
  return {
    served: { notice_served: version, notice_hash: hash },
    async said(told) {
      if (told === version || told === '') return told
      const known = await db.selectFrom('notices').select('version').where('version', '=', told).executeTakeFirst()
      return known?.version ?? ''
    },
  }
}
