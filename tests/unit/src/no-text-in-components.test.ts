import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What lies in an expression, where the lint rule does not look: several words, or one with a capital. */
const TEXT = /\p{L}{2,}[ ,.!?]+\p{L}|^\p{Lu}\p{Ll}{2,}/u

/** Addresses, selectors, names of keys and of other houses, and what only developers read. */
const NO_TEXT =
  /^(?:[#./]|a\[|<span lang="hi">\$&<|https?:|Escape$|Enter$|AbortError$|IntersectionObserver$|PRODID:|Facebook$|Instagram$|YouTube$)|!important/

/** Attributes that no visitor meets. */
const SILENT = new Set(['className', 'class', 'sizes', 'd', 'viewBox', 'allow', 'rel'])

interface Node {
  type?: string
  name?: { name?: string }
  callee?: { name?: string }
  value?: unknown
  start?: number
}

function textsIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found: string[] = []
  const look = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(look)
    if (node === null || typeof node !== 'object') return
    const { type = '', name, callee, value, start = 0 } = node as Node
    if (/^(?:Import|Export(?:All|Named)|TS)\w*$/.test(type) && 'source' in node && node.source) return
    if (type.startsWith('TS') && type !== 'TSAsExpression' && type !== 'TSSatisfiesExpression') return
    if (type === 'JSXAttribute' && SILENT.has(name?.name ?? '')) return
    // Errors are for developers.
    if (type === 'NewExpression' && callee?.name?.endsWith('Error')) return
    const text = type === 'TemplateElement' ? (value as { cooked: string }).cooked : value
    if (
      /^(?:Literal|TemplateElement|JSXText)$/.test(type) &&
      typeof text === 'string' &&
      TEXT.test(text.trim()) &&
      !NO_TEXT.test(text)
    )
      found.push(`${file}:${source.slice(0, start).split('\n').length} ${text.trim()}`)
    Object.values(node).forEach(look)
  }
  look(parseSync(file, source).program)
  return found
}

test('every word that a visitor meets comes from the catalogue or from the content', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/^(?:shared|styleguide)\//.test(file))
    .map((file) => `src/${file}`)
  expect(files.length).toBeGreaterThan(100)
  expect(files.flatMap(textsIn)).toEqual([])
})
