import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/** What each part may import, types included; its own files it always may. The first pattern that fits a file counts. */
const ORDER: [from: RegExp, to: RegExp][] = [
  [/^src\/shared\//, /^$/],
  [/^src\/ui\//, /^src\/shared\//],
  [/^src\/lib\//, /^src\/shared\//],
  [/^src\/stores\//, /^src\/(shared|lib)\//],
  [/^src\/features\//, /^src\/(shared|lib|stores|ui)\//],
  [/^src\/pages\//, /^src\/(shared|lib|stores|ui|features)\//],
  [/^src\/navigation\//, /^src\/(shared|lib|stores|ui|features|pages)\//],
  [/^src\//, /^src\//],
  [/^sw\//, /^src\/shared\//],
  [/^server\/handlers\//, /^(src\/shared|server(?!\/content\/assemble))\//],
  [/^server\/content\/check\//, /^(src\/shared|server\/content(?!\/assemble))\//],
  [/^server\//, /^(src\/shared|server)\//],
  // The build renders what the server answers, and names the files, headers and packed bodies that it serves.
  [/^build\//, /^(src\/shared\/|src\/entry-prerender|server\/(content-entry|headers|encoded-body|static\/|content\/))/],
]

/** A part's own files: a feature each for itself, everything else by its folder. */
const partOf = (file: string) =>
  /^src\/features\/[^/]+\//.exec(file)?.[0] ??
  /^(src\/[^/]+|server\/(handlers|content\/check)|sw|server|build)\//.exec(file)?.[0] ??
  file

interface Import {
  from: string
  to: string
  /** Loaded only when the line is reached. */
  later: boolean
}

/** The file that an import means; undefined for styles and the like. */
const resolved = (path: string) =>
  ['', '.ts', '.tsx', '.js', '/index.ts']
    .map((ending) => path + ending)
    .find((file) => /\.(tsx?|js)$/.test(file) && existsSync(file))

const files = ['src', 'sw', 'server', 'build'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js)$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => `${folder}/${name}`),
)
const imports = files.flatMap((from) => importsOf(from))

function importsOf(from: string): Import[] {
  const { program, errors } = parseSync(from, readFileSync(from, 'utf8'))
  if (errors.length > 0) throw new Error(`${from} cannot be read: ${errors[0]?.message}`)
  const found: Import[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (!node || typeof node !== 'object') return
    const { type, source } = node as { type?: string; source?: { value?: unknown } }
    // `typeof import('./x')` is a TSImportType, `import('./x')` an ImportExpression.
    const named = /^(Import|Export|TSImport)/.test(type ?? '') && source?.value
    if (typeof named === 'string' && /^[.#]/.test(named)) {
      // `#words` are the texts of the language that is built.
      const to = resolved(named.startsWith('#') ? named.replace('#words', 'src/shared/words/en') : join(dirname(from), named))
      if (to) found.push({ from, to, later: type === 'ImportExpression' })
    }
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

function mayImport({ from, to }: Import): boolean {
  const [, allowed] = ORDER.find(([part]) => part.test(from)) ?? []
  return partOf(from) === partOf(to) || (allowed?.test(to) ?? false)
}

test('what lies below imports nothing from above, no feature another one, types and dynamic imports included', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(imports.filter((one) => !mayImport(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
})

const may = (from: string, to: string) => mayImport({ from, to, later: false })

test('the scan sees an upward arrow in whatever form it is written', () => {
  expect(may('src/stores/deferred-features.ts', 'src/deferred-features.tsx')).toBe(false)
  expect(may('src/lib/api.ts', 'src/ui/static.tsx')).toBe(false)
  expect(may('src/features/forms/a.ts', 'src/features/search/b.ts')).toBe(false)
  expect(may('src/features/forms/a.ts', 'src/features/forms/draft/b.ts')).toBe(true)
  const kinds = imports.filter(({ from }) => from === 'src/features/forms/load-forms.ts').map(({ later }) => later)
  expect(kinds).toContain(true)
  expect(kinds).toContain(false)
})

test('no file leads back to itself by what it imports, types included', () => {
  const next = new Map(files.map((file) => [file, imports.filter(({ from, later }) => from === file && !later)]))
  const done = new Set<string>()
  const circles: string[] = []
  const walk = (file: string, way: string[]): void => {
    const begin = way.indexOf(file)
    if (begin >= 0) return void circles.push([...way.slice(begin), file].join(' → '))
    if (done.has(file)) return
    for (const { to } of next.get(file) ?? []) walk(to, [...way, file])
    done.add(file)
  }
  for (const file of files) walk(file, [])
  expect(circles).toEqual([])
})
