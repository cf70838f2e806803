/** A title whose short compounds (anti-wrinkle) do not break at their hyphen. */
export function WholeWords({ of }: { of: string }) {
  return of.split(/\b(\w{1,7}-\w{1,8})\b/).map((part, at) => (at % 2 ? <span key={part}>{part}</span> : part))
}
