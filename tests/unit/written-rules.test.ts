import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '../../src/shared/routes'

/** What CONTRIBUTING says and no linter can check. */
const filesOf = (...folders: string[]) =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(tsx?|js|css)$/.test(file))

const linesWith = (files: string[], pattern: RegExp) =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
  )

test('the path of a page stands in the list of routes, and nowhere else', () => {
  const paths = routes.map(({ path }) => path).filter((path) => path !== '/' && !path.includes(':'))
  const files = filesOf('src', 'server', 'sw', 'build').filter((file) => file !== 'src/shared/routes/table.ts')
  expect(linesWith(files, new RegExp(`['"\`}](${paths.join('|')})['"\`]`))).toEqual([])
})

test('a comment gives its reason, or a page of this repository, and no document that a reader does not have', () => {
  const files = filesOf('src', 'server', 'sw', 'build', 'bench', 'scripts', 'tests').filter(
    (file) => !file.endsWith('written-rules.test.ts'),
  )
  const elsewhere =
    /(\/\/|\/?\*).*\b(spec(ification)? (section )?\d|the spec\b|section \d|issue \d|architecture\.md|product\.md|product(:| \d))/i
  expect(linesWith(files, elsewhere)).toEqual([])
})

test('no module keeps a function that another one has to put there first', () => {
  // Who needs another part gets it handed in, or from a context: see createNavigation.
  expect(linesWith(filesOf('src', 'sw', 'server', 'build'), /^(export )?let \w+(: \(|.*=>)/)).toEqual([])
})

test('what a key held at a click asks of the browser is said once', () => {
  const files = filesOf('src').filter((file) => file !== 'src/lib/plain-click.ts')
  expect(linesWith(files, /\b(meta|ctrl|shift|alt)Key\b/)).toEqual([])
})

test('a file that a document names is there', () => {
  // Of a clinic with photographs, and of the build.
  const elsewhere = ['content/photos', 'deploy/nginx-maps.conf']
  const documents = [
    'CONTRIBUTING.md',
    'README.md',
    'SECURITY.md',
    'deploy/README.md',
    // Worked examples name files that they make.
    ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.md') && !file.startsWith('how-to/'))
      .map((file) => `docs/${file}`),
  ]
  const gone = documents.flatMap((document) =>
    [
      ...readFileSync(document, 'utf8').matchAll(
        /`((?:src|server|build|sw|scripts|tests|bench|docs|deploy|content)\/[\w./-]*\w)\/?`/g,
      ),
    ]
      .map(([, file = '']) => file)
      .filter((file) => !elsewhere.includes(file) && !['', '.ts', '.tsx'].some((ending) => existsSync(file + ending)))
      .map((file) => `${document} names ${file}`),
  )
  expect(gone).toEqual([])
})
