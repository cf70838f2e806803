import type { XastElement } from 'svgo'

/** The numbers of an attribute, whatever parts them. */
export const numbers = (text: string | undefined) =>
  (text ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)

export const element = (name: string, attributes: Record<string, string>, children: XastElement[] = []): XastElement => ({
  type: 'element',
  name,
  attributes,
  children,
})

/** What an element says that is not an order to the drawing of it. */
export const kept = (attributes: Record<string, string>, more: Record<string, string>) => ({
  ...Object.fromEntries(
    Object.entries(attributes).filter(([name]) => name === 'data-person' || (!name.startsWith('data-') && name !== 'd')),
  ),
  ...more,
})
