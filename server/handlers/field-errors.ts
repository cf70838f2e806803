import type * as v from 'valibot'
import type { MessageKey } from '../../src/shared/contract/enquiry'
import type { Words } from '../../src/shared/words/catalogue'

/** The first message of each field. What no form of ours can cause is told under the captcha, where a new start begins. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[], words: Words): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? 'captcha')
    const field = name === 'key' ? 'captcha' : name
    errors[field] ??= name === 'key' ? words.messages.captchaMissing : messageOf(issue, words)
  }
  return errors
}

/** The rules give a key for a message; anything else is the validator's own finding. */
function messageOf(issue: v.BaseIssue<unknown>, { messages, refusals }: Words): string {
  if (issue.type === 'max_length') return refusals.tooLong(Number(issue.requirement))
  return messages[issue.message as MessageKey] ?? refusals.unreadable
}
