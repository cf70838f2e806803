import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseDocument } from 'yaml'

/** Beside the checkout's own caches, so that it is ignored as they are. */
export const LARGE = resolve('.cache/large-site')

const SOURCES = ['build', 'content', 'public', 'scripts', 'server', 'src', 'sw']
const FILES = [
  'index.html',
  'manifest.webmanifest',
  'manifest.hi.webmanifest',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
]
/** Stands for the number of a copy while a text is prepared. */
const NUMBER = '@@'

/** A copy of this checkout with so many treatments and posts, made of the existing ones: other addresses, titles and descriptions. */
export function makeLargeSite(treatments: number, posts: number): void {
  rmSync(LARGE, { recursive: true, force: true })
  mkdirSync(LARGE, { recursive: true })
  for (const folder of [...SOURCES, 'deploy']) cpSync(folder, join(LARGE, folder), { recursive: true })
  for (const file of FILES) cpSync(file, join(LARGE, file))
  symlinkSync(resolve('node_modules'), join(LARGE, 'node_modules'))
  const categories = readdirSync('content/treatments').map((category) => join('content/treatments', category))
  multiply(categories.flatMap(textsIn), treatments)
  multiply(textsIn('content/blog'), posts)
}

/** One text changed, as an editor would. */
export function changeOneText(): string {
  const [file = ''] = textsIn('content/blog')
  const place = join(LARGE, file)
  writeFileSync(place, `${readFileSync(place, 'utf8').trimEnd()}\n\nOne sentence more than before.\n`)
  return file
}

const textsIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file))

/** A text as often as is wanted, with its translation where there is one: treatments are whole in every language. */
function multiply(originals: readonly string[], wanted: number): void {
  const models = originals.map((file) =>
    [file, file.replace('content', 'content/hi')]
      .filter((one) => existsSync(one))
      .map((one) => ({ file: one, text: numbered(readFileSync(one, 'utf8')) })),
  )
  for (let made = originals.length; made < wanted; made++) {
    const number = String(Math.floor(made / models.length) + 1)
    for (const { file, text } of models[made % models.length] ?? [])
      writeFileSync(join(LARGE, file.replace(/\.md$/, `-${number}.md`)), text.replaceAll(NUMBER, number))
  }
}

/** The text with a place for a number in whatever has to be said once on a site. */
function numbered(text: string): string {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  const front = parseDocument(head)
  for (const [path, room] of [
    [['title'], 70],
    [['menu'], 40],
    [['seo', 'title'], 60],
    [['seo', 'description'], 155],
  ] as const) {
    const value = front.getIn(path)
    if (typeof value === 'string') front.setIn(path, `${NUMBER}-${value}`.slice(0, room))
  }
  return `---\n${front.toString({ lineWidth: 0 })}---\n${body}`
}
