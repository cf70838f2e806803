import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** schema.org's own vocabulary, as schema-dts generates it: classes with what they descend from, properties with what they expect. */
interface Class {
  parents: string[]
  properties: Map<string, string[]>
}

const declarations = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/\.js$/, '.d.ts'),
  'utf8',
)

const classes = new Map<string, Class>()
/** What stands behind `Name =`: other classes, or the members of an enumeration. */
const unions = new Map<string, string[]>()
for (const [, name = '', above = '', body = ''] of declarations.matchAll(
  /^(?:export )?interface (\w+?)Base(?: extends ([^{]+))? \{\n([^]*?)^\}/gm,
)) {
  const properties = new Map<string, string[]>()
  for (const [, property = '', expected = ''] of body.matchAll(/^ {4}"([\w]+)"\?: SchemaValue<(.*), "\w+">;$/gm))
    properties.set(property, expected.split(' | '))
  classes.set(name, { parents: [...above.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent), properties })
}
for (const [, name = '', above = ''] of declarations.matchAll(/^export interface (\w+)Leaf extends ([^{]+) \{/gm))
  if (!classes.has(name))
    classes.set(name, { parents: [...above.matchAll(/(\w+)Base/g)].map(([, parent = '']) => parent), properties: new Map() })
for (const [, name = '', union = ''] of declarations.matchAll(/^export type (\w+) = (.*);$/gm))
  unions.set(name, union.split(' | '))

export const isClass = (name: string) => classes.has(name)

export function descends(name: string, from: string): boolean {
  return name === from || (classes.get(name)?.parents ?? []).some((parent) => descends(parent, from))
}

/** What a property of a class expects, or undefined when the class has no such property. */
export function expectedOf(name: string, property: string): string[] | undefined {
  const found = classes.get(name)
  return found?.properties.get(property) ?? found?.parents.map((parent) => expectedOf(parent, property)).find((one) => one)
}

const TEXTS = new Set(['Text', 'URL', 'CssSelectorType', 'PronounceableText', 'XPathType'])
const shapes: Record<string, RegExp> = {
  Date: /^\d{4}-\d\d-\d\d$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  Time: /^\d\d:\d\d(:\d\d)?$/,
  Duration: /^PT(\d+H)?(\d+M)?(\d+S)?$/,
}

/** Whether a bare value is one of those a property expects. */
export function fits(value: unknown, expected: readonly string[]): boolean {
  if (typeof value === 'number') return expected.some((one) => ['Number', 'Float', 'Integer', 'Text'].includes(one))
  if (typeof value === 'boolean') return expected.includes('Boolean')
  if (typeof value !== 'string') return false
  return expected.some(
    (one) =>
      (one === 'Thing' && URL.canParse(value)) ||
      TEXTS.has(one) ||
      shapes[one]?.test(value) ||
      unions.get(one)?.some((member) => member === JSON.stringify(value)),
  )
}
