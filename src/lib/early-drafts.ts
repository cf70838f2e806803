import type { EnquiryKind } from '../shared/contract/requests'

/** What a draft holds unasked: never the code, and no message. */
const KEPT = ['name', 'mobile', 'email', 'date']

/** Keeps what was typed into forms whose code never came. The code for it is here since the start: a deploy may have taken its file. */
export async function keepEarlyInput(): Promise<void> {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-form] form:not([data-ready])')) {
    const typed: Record<string, string> = {}
    for (const { name, value } of form.querySelectorAll('input')) if (KEPT.includes(name) && value.trim()) typed[name] = value
    if (Object.keys(typed).length > 0) await addToDraft(kindOf(form), typed)
  }
}

/** The quick form asks for an appointment too. */
function kindOf(form: HTMLFormElement): EnquiryKind {
  const name = form.closest<HTMLElement>('[data-form]')?.dataset.form
  return name === 'quick' ? 'appointment' : (name as EnquiryKind)
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
