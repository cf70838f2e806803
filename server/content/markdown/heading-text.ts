import type { Tokens } from './parser'

/** The words of a heading, without marks. */
export function textOf(token: Tokens[number] | undefined): string {
  return (token?.children ?? []).map((child) => child.content).join('')
}
