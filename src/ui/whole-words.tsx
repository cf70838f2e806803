/** A title whose short compounds (anti-wrinkle) do not break at their hyphen. */
export function WholeWords({ of }: { of: string }) {
  return of.split(/\b(\w{1,7}-\w{1,8})\b/).map((part, at) => (at % 2 ? <span key={part}>{part}</span> : part))
}

const NO_BREAK = '\u00a0'

/** Words in brackets stay in one line. */
export const wholeBrackets = (text: string) => text.replace(/\(.*?\)/g, (words) => words.replaceAll(' ', NO_BREAK))

/** Degrees break after a comma only: 'MS (General Surgery), MCh (Plastic Surgery)'. */
export const wholeDegrees = (text: string) => text.replace(/([^,]) /g, `$1${NO_BREAK}`)
