let asked: string | undefined

/** Words for the search, from a field on another page. They go through memory: an address would carry them to the server and its log. */
export function ask(words: string): void {
  asked = words
}

/** What was asked for last, once. */
export function takeAsked(): string | undefined {
  const words = asked
  asked = undefined
  return words
}
