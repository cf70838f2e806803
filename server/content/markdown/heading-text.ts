import type { Tokens } from './parser'

/** The words of a heading, without marks. */
export function textOf(token: Tokens[number] | undefined): string {
  return (token?.children ?? []).map((child) => child.content).join('')
}

const KEY = /\s*\{#([a-z0-9-]+)\}\s*$/

/** The words of a heading and the anchor that it says itself (`## जोखिम {#risks}`), which is taken out of it. */
export function takeKey(token: Tokens[number] | undefined): { text: string; id: string | undefined } {
  const last = token?.children?.findLast(({ type }) => type === 'text')
  const id = last && KEY.exec(last.content)?.[1]
  if (last && id !== undefined) last.content = last.content.replace(KEY, '')
  return { text: textOf(token), id }
}
