import type * as v from 'valibot'

/** The first message of each field. What no form of ours can cause is told under the captcha, where a new start begins. */
export function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    const name = String(issue.path?.[0]?.key ?? 'captcha')
    const field = name === 'key' ? 'captcha' : name
    errors[field] ??= name === 'key' ? 'Captcha required' : messageOf(issue)
  }
  return errors
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'max_length') return `At most ${String(issue.requirement)} characters`
  return issue.kind === 'schema' ? 'This value cannot be read' : issue.message
}
