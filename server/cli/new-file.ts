import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Content } from '../content/content'

export const kinds = ['treatment', 'post', 'case', 'job'] as const
export type Kind = (typeof kinds)[number]

const FOLDERS: Record<Kind, string> = { treatment: 'treatments', post: 'blog', case: 'cases', job: 'jobs' }
const DAY = 86_400_000
/** A post has at least 700 words; each of these paragraphs is a place for a part of it. */
const PARAGRAPHS = 28

export interface NewFile {
  /** Below the content's folder. */
  path: string
  text: string
}

/**
 * A page of a kind from its template, complete enough to be built and looked at; its unwritten texts begin with WRITE:.
 * @param name body-chest/arm-lift for a treatment, arm-lift for the others
 * @throws when the name is not one that an address can have, or names no category
 */
export function newFile(kind: Kind, name: string, content: Content, today: Date): NewFile {
  const word = '[a-z0-9]+(?:-[a-z0-9]+)*'
  const pattern = kind === 'treatment' ? new RegExp(`^${word}/${word}$`) : new RegExp(`^${word}$`)
  if (!pattern.test(name))
    throw new Error(`${name || 'nothing'} is not a name such as ${kind === 'treatment' ? 'body-chest/arm-lift' : 'arm-lift'}`)
  const slug = name.split('/').at(-1) ?? name
  const category =
    kind === 'treatment' ? content.categories.find((one) => one.path === `/${name.split('/')[0]}`) : content.categories[0]
  if (!category)
    throw new Error(`there is no category ${name.split('/')[0]}: ${content.categories.map((one) => one.slug).join(', ')}`)
  const figure = content.figures.find(({ id }) => id === category.figure.figure)
  const [first, second] =
    category.treatments.length > 1 ? category.treatments : content.categories.flatMap((one) => one.treatments)
  const title = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ')
  const values: Record<string, string> = {
    TITLE: title,
    WORDS: title.toLowerCase(),
    ORDER: String(category.treatments.length + 1),
    FIGURE: category.figure.figure,
    ZONE: figure?.zones[0]?.id ?? '',
    RELATED_1: first?.path ?? '',
    RELATED_2: second?.path ?? '',
    TODAY: day(today),
    IN_90_DAYS: day(new Date(today.getTime() + 90 * DAY)),
    PARAGRAPHS: paragraphs(),
  }
  const template = readFileSync(join(import.meta.dirname, 'templates', `${kind}.md`), 'utf8')
  const text = template.replace(/%(\w+)%/g, (whole, key: string) => values[key] ?? whole)
  return { path: `${FOLDERS[kind]}/${name}.md`, text }
}

const day = (date: Date) => date.toISOString().slice(0, 10)

function paragraphs(): string {
  const advice =
    'WRITE: one thought in three or four sentences: first what is so, then how one knows it, then what the reader can do with it today.'
  return Array.from({ length: PARAGRAPHS }, (_, at) =>
    at % 4 === 0 ? `## WRITE: the question that this part answers (${at / 4 + 1})\n\n${advice}\n` : `${advice}\n`,
  ).join('\n')
}
