import { createStore, del, entries, get, promisifyRequest } from 'idb-keyval'
import type { EnquiryKind } from '../shared/contract/enquiry'

/** Milliseconds that a draft is kept on the device. */
export const DRAFT_LIFETIME = 24 * 60 * 60_000
const PREFIX = 'draft:'
/** One way to it for all: what is asked for first is done first. By another a draft could be deleted before it is written. */
const store = createStore('keyval-store', 'keyval')

export interface Draft {
  values: Record<string, string>
  /** Whether the visitor asked for the message to be kept too. */
  keepMessage: boolean
  savedAt: number
}

/** The draft of a kind of form, unless it is too old. A browser that refuses storage has none. */
export async function loadDraft(kind: EnquiryKind): Promise<Draft | undefined> {
  try {
    const draft = leftBehind(kind) ?? (await get<Draft>(PREFIX + kind, store))
    if (!draft || isAlive(draft)) return draft
    await del(PREFIX + kind, store)
  } catch {
    // Storage refused: there are no drafts then.
  }
  return undefined
}

/**
 * Tells whether the draft now lies on the device. It is committed at once: a transaction left open is dropped with a page that is left.
 * @param leaving Whether the page is being left: on a busy machine the next one may read before that commit.
 */
export async function saveDraft(kind: EnquiryKind, draft: Draft, leaving = false): Promise<boolean> {
  try {
    if (leaving) sessionStorage.setItem(PREFIX + kind, JSON.stringify(draft))
    await store('readwrite', (drafts) => {
      drafts.put(draft, PREFIX + kind)
      drafts.transaction.commit?.()
      return promisifyRequest(drafts.transaction)
    })
    return true
  } catch {
    return false
  }
}

export async function deleteDraft(kind: EnquiryKind): Promise<void> {
  try {
    sessionStorage.removeItem(PREFIX + kind)
    await del(PREFIX + kind, store)
  } catch {
    // Storage refused: there was nothing.
  }
}

/** The visitor wants everything forgotten. */
export async function deleteAllDrafts(): Promise<void> {
  try {
    for (const [key] of await entries<string, Draft>(store)) if (String(key).startsWith(PREFIX)) await del(key, store)
  } catch {
    // Storage refused: there was nothing.
  }
}

/** Removes the drafts of every form that are older than a day, also of forms that are not opened again. */
export async function purgeDrafts(): Promise<void> {
  try {
    for (const [key, draft] of await entries<string, Draft>(store))
      if (String(key).startsWith(PREFIX) && !isAlive(draft)) await del(key, store)
  } catch {
    // Storage refused.
  }
}

/** How long in ms the copy for the next page of this tab counts. */
const RELOAD = 20_000

/** What the page before left for this one. */
function leftBehind(kind: EnquiryKind): Draft | undefined {
  const draft = JSON.parse(sessionStorage.getItem(PREFIX + kind) ?? 'null') as Draft | null
  sessionStorage.removeItem(PREFIX + kind)
  return draft && Date.now() - draft.savedAt < RELOAD ? draft : undefined
}

/** A clock that was set back must not keep a draft for ever. */
function isAlive({ savedAt }: Draft): boolean {
  const age = Date.now() - savedAt
  return age >= 0 && age < DRAFT_LIFETIME
}
