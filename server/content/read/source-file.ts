import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Document, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { Problem } from '../problems'

export type FieldPath = readonly (string | number)[]

/** Where something stands, as the author knows it. */
export interface Place {
  file: string
  line: number
}

/** A content file as read: its data, its Markdown body and where each field stands. */
export interface SourceFile {
  /** content/blog/x.md */
  file: string
  /** The file's name without ending. */
  slug: string
  text: string
  data: unknown
  body: string
  /** The line of the file, from 1, on which a line of the body stands, from 0. */
  lineOf(bodyLine: number): number
  placeOf(field: FieldPath): Place
}

/** Reads YAML. What cannot be parsed becomes problems and undefined. */
export function readYaml(root: string, path: string, problems: Problem[]): SourceFile | undefined {
  const text = readText(root, path, problems)
  if (text === undefined) return undefined
  return parse({ file: shown(root, path), text, yaml: text, offset: 0, body: '', bodyLine: 1 }, problems)
}

/** Reads Markdown with YAML front matter between two lines of `---`. */
export function readMarkdown(root: string, path: string, problems: Problem[]): SourceFile | undefined {
  const text = readText(root, path, problems)
  if (text === undefined) return undefined
  const file = shown(root, path)
  const match = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(text)
  if (!match) {
    problems.push({ file, line: 1, message: 'starts with front matter between two lines of ---' })
    return undefined
  }
  const yaml = `${match[1] ?? ''}\n`
  const bodyLine = match[0].split('\n').length
  return parse({ file, text, yaml, offset: 1, body: text.slice(match[0].length), bodyLine }, problems)
}

function readText(root: string, path: string, problems: Problem[]): string | undefined {
  try {
    const text = readFileSync(join(root, path), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
    if (text.includes('\uFFFD')) problems.push({ file: shown(root, path), line: 1, message: 'is not UTF-8' })
    return text
  } catch {
    problems.push({ file: shown(root, path), line: 1, message: 'is missing or cannot be read' })
    return undefined
  }
}

interface Parts {
  file: string
  text: string
  yaml: string
  offset: number
  body: string
  bodyLine: number
}

function parse({ file, text, yaml, offset, body, bodyLine }: Parts, problems: Problem[]): SourceFile | undefined {
  const { document, lines } = parsed(yaml)
  for (const error of document.errors)
    problems.push({ file, line: lines.linePos(error.pos[0]).line + offset, message: error.message })
  if (document.errors.length > 0) return undefined
  const placeOf = (field: FieldPath) => {
    const again = parsed(yaml)
    return { file, line: again.lines.linePos(positionOf(again.document, field)).line + offset }
  }
  return { file, slug: slugOf(file), text, data: document.toJS(), body, lineOf: (line) => bodyLine + line, placeOf }
}

let last: { yaml: string; document: Document.Parsed; lines: LineCounter } | undefined

/** The last one is kept: where something stands is asked for only when it is wrong, and all of a site's would fill the memory. */
function parsed(yaml: string): NonNullable<typeof last> {
  if (last?.yaml === yaml) return last
  const lines = new LineCounter()
  last = { yaml, document: parseDocument(yaml, { lineCounter: lines, prettyErrors: false }), lines }
  return last
}

/** The position of a field; of the nearest field around it when it is missing. */
function positionOf(document: Document.Parsed, path: FieldPath): number {
  let node: Node | null = document.contents
  let position = node?.range?.[0] ?? 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && item.key.value === key)
      if (!pair) break
      position = (pair.key as Node).range?.[0] ?? position
      node = (pair.value as Node | null) ?? null
    } else if (isSeq(node) && typeof key === 'number') {
      node = (node.items[key] as Node | undefined) ?? null
      position = node?.range?.[0] ?? position
    } else break
  }
  return position
}

/** A file's name is the slug of what it describes. */
export const slugOf = (file: string) => basename(file).replace(/\.[a-z]+$/, '')

const shown = (root: string, path: string) => `${basename(root)}/${path}`
