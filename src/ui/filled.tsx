import { Fragment, type ReactNode } from 'react'

/** A text of the catalogue whose `{places}` are filled with elements: where they stand in the sentence is the language's own business. */
export function Filled({ text, ...places }: { text: string } & Record<string, ReactNode>) {
  return text.split(/\{(\w+)\}/).map((part, at) => (at % 2 ? <Fragment key={part}>{places[part]}</Fragment> : part))
}
