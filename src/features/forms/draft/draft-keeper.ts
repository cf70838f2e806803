import type { FormApi } from 'final-form'
import { proxy } from 'valtio'
import { type Draft, deleteDraft, loadDraft, purgeDrafts, saveDraft } from '../../../lib/drafts'
import { dayAtClinic } from '../../../shared/clinic-day'
import { type FieldName, type FormDefinition, inputOf } from '../../../shared/contract/enquiry'
import type { FormValues } from '../form-values'

/** How often what is typed is written, in ms. */
const PAUSE = 400

export interface DraftState {
  /** Whether this form was filled from the device. */
  restored: boolean
  /** Whether something of it lies on the device now. */
  kept: boolean
  keepMessage: boolean
}

const isUnasked = (field: FieldName) => inputOf(field).draft === 'always'

/** Keeps what is typed on this device for a day: a message only when the visitor asks for it, the code never. */
export function createDraftKeeper(form: FormApi<FormValues>, { kind, fields }: FormDefinition) {
  const state = proxy<DraftState>({ restored: false, kept: false, keepMessage: false })
  /** What another form of the same kind has kept: the quick form has no message, and must not lose it. */
  let stored: Record<string, string> = {}
  let timer: ReturnType<typeof setTimeout> | undefined
  let pending = false

  const own = () => fields.filter((field) => isUnasked(field) || state.keepMessage)

  async function restore(): Promise<void> {
    void purgeDrafts()
    const draft = await loadDraft(kind)
    if (!draft) return
    stored = draft.values
    state.kept = true
    if (draft.keepMessage && stored.message) state.keepMessage = true
    form.batch(() => {
      for (const field of own()) {
        const value = stored[field]
        // What was typed meanwhile wins, and a day that is over cannot be asked for.
        if (!value || form.getFieldState(field)?.dirty || (field === 'date' && value < dayAtClinic(new Date()))) continue
        form.change(field, value)
        state.restored = true
      }
    })
  }

  function schedule(): void {
    if (pending) return
    pending = true
    timer = setTimeout(() => void reread().then(() => flush()), PAUSE)
  }

  /** Another tab may have sent, cleared or changed what this form only hands on. */
  async function reread(): Promise<void> {
    const draft = await loadDraft(kind)
    stored = draft?.values ?? {}
    if (fields.every(isUnasked)) state.keepMessage = draft?.keepMessage ?? false
  }

  async function flush(leaving = false): Promise<void> {
    if (!pending) return
    pending = false
    clearTimeout(timer)
    const { values } = form.getState()
    const kept: Draft = { values: { ...stored }, keepMessage: state.keepMessage, savedAt: Date.now() }
    for (const field of fields) delete kept.values[field]
    for (const field of own()) if (values[field]?.trim()) kept.values[field] = values[field]
    stored = kept.values
    if (Object.keys(stored).length > 0) state.kept = await saveDraft(kind, kept, leaving)
    else await forget()
  }

  const flushNow = () => void flush(true)

  async function forget(): Promise<void> {
    pending = false
    clearTimeout(timer)
    stored = {}
    Object.assign(state, { restored: false, kept: false, keepMessage: false } satisfies DraftState)
    await deleteDraft(kind)
  }

  return {
    state,
    forget,
    setKeepMessage(keep: boolean): void {
      state.keepMessage = keep
      schedule()
    },
    /** Restores, then keeps what changes; the answer stops that. */
    start(): () => void {
      let stop: (() => void) | undefined
      let stopped = false
      const keepChanges = () => {
        // What was typed meanwhile, and days that are over, differ from what is stored.
        let before: FormValues = stored
        const changed = ({ values = {} }: { values?: FormValues }) => {
          if (own().some((field) => values[field] !== before[field])) schedule()
          before = values
        }
        if (!stopped) stop = form.subscribe(changed, { values: true })
      }
      restore().then(keepChanges, keepChanges)
      document.addEventListener('visibilitychange', flushNow)
      addEventListener('pagehide', flushNow)
      return () => {
        stopped = true
        stop?.()
        document.removeEventListener('visibilitychange', flushNow)
        removeEventListener('pagehide', flushNow)
        void flush()
      }
    },
  }
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>
