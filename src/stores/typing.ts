import { proxy } from 'valtio'
import { filledFields, unreadyForms } from '../lib/filled-fields'

/** The forms that hold text which was not sent yet. A new version must not reload the page under them. */
export const typing = proxy({ unsent: [] as string[] })

export function setUnsent(form: string, unsent: boolean): void {
  const others = typing.unsent.filter((name) => name !== form)
  typing.unsent = unsent ? [...others, form] : others
}

/** Whether a reload now would cost the visitor typed text; forms that are not hydrated yet are asked in the document. */
export function isTyping(): boolean {
  return typing.unsent.length > 0 || [...unreadyForms()].some((form) => filledFields(form).length > 0)
}
