import type { EnquiryKind } from '../shared/contract/enquiry'
import { filledFields, unreadyForms } from './filled-fields'

/** Keeps what was typed into forms whose code never came, of the fields that say so. The code for it is here since the start: a deploy may have taken its file. */
export async function keepEarlyInput(): Promise<void> {
  for (const form of unreadyForms()) {
    const typed: Record<string, string> = {}
    for (const { name, value, dataset } of filledFields(form)) if (dataset.draft === 'always' && value.trim()) typed[name] = value
    if (Object.keys(typed).length > 0) await addToDraft(form.dataset.kind as EnquiryKind, typed)
  }
}

async function addToDraft(kind: EnquiryKind, typed: Record<string, string>): Promise<void> {
  try {
    const { loadDraft, saveDraft } = await import('./drafts')
    const draft = await loadDraft(kind)
    const values = { ...draft?.values, ...typed }
    await saveDraft(kind, { values, keepMessage: draft?.keepMessage ?? false, savedAt: Date.now() })
  } catch {
    // The visitor knows that something is typed, and goes on all the same.
  }
}
