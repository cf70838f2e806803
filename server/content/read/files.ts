import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as v from 'valibot'
import { DEFAULT_LANG, type Lang, splitPath } from '../../../src/shared/languages'
import type { Problem } from '../problems'
import { blockSchema } from '../schema/block'
import { caseSchema } from '../schema/case'
import { categorySchema } from '../schema/category'
import { type Clinic, clinicSchema } from '../schema/clinic'
import { decisionAidsSchema } from '../schema/decision-aids'
import { figuresSchema } from '../schema/figures'
import { jobSchema } from '../schema/job'
import { achievementsSchema, gallerySchema, resultsSchema, testimonialsSchema, videosSchema } from '../schema/lists'
import { pageSchema } from '../schema/page'
import { postSchema } from '../schema/post'
import { searchSchema } from '../schema/search'
import { treatmentSchema } from '../schema/treatment'
import { fillPlaceholders, placeholderValues } from './placeholders'
import { readMarkdown, readYaml, slugOf, type SourceFile } from './source-file'
import type { Glossary } from '../check/glossary'
import { LISTED, type Listed, readListed } from './listed'
import { checkComplete, GLOSSARY, readGlossary, readOver } from './over-english'
import { validate } from './validate'
import type { Written } from './written'

/** One file that fits its schema. */
export interface Entry<Data> {
  source: SourceFile
  data: Data
}

/** Reads every file of the content. Those that do not fit their schema are noted in `problems` and left out. */
export function readFiles(root: string, problems: Problem[]): Files | undefined {
  const source = readYaml(root, CLINIC, problems)
  const data = source && validate(clinicSchema, source, problems)
  return source && data && filesIn(root, DEFAULT_LANG, problems, { source, data })
}

/** The same for another language, whose folder has the same inner paths: its texts, over all else that the English files say. */
export function readTranslation(root: string, lang: Lang, base: Files, problems: Problem[], warnings: Problem[]): Files {
  const glossary = readGlossary(root, lang, problems)
  const listed = readListed(root, lang, base.present, glossary, problems)
  const over = readOver(root, lang, base.written, glossary, problems, warnings)
  const source = existsSync(join(root, lang, CLINIC)) ? over(CLINIC, clinicSchema) : undefined
  const data = source && validate(clinicSchema, source, problems)
  const own = filesIn(root, lang, problems, source && data ? { source, data } : base.clinic, over)
  checkComplete(root, lang, base.written, problems, warnings)
  const { figures, decisionAids, search, results, testimonials, videos, gallery, achievements } = base
  const lists = { figures, decisionAids, search, results, testimonials, videos, gallery, achievements }
  return {
    ...own,
    ...lists,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
    glossary,
    listed,
  }
}

const CLINIC = 'clinic.yaml'

function filesIn(root: string, lang: Lang, problems: Problem[], clinic: Entry<Clinic>, over?: ReturnType<typeof readOver>) {
  const at = (path: string) => (lang === DEFAULT_LANG ? path : `${lang}/${path}`)
  const values = placeholderValues(clinic.data, lang)
  const used = new Set([CLINIC, ...(lang === DEFAULT_LANG ? [] : [GLOSSARY, LISTED])])
  const written = new Map<string, Written>([[CLINIC, { source: clinic.source, schema: clinicSchema }]])
  const slugs = new Map<string, string[]>()
  const read = (schema: v.GenericSchema, path: string): SourceFile | undefined => {
    const source = over
      ? over(path, schema)
      : path.endsWith('.md')
        ? readMarkdown(root, path, problems)
        : readYaml(root, path, problems)
    if (source) written.set(path, { source, schema })
    return source
  }

  const entry = <Schema extends v.GenericSchema>(
    schema: Schema,
    source: SourceFile | undefined,
  ): Entry<v.InferOutput<Schema>>[] => {
    if (!source) return []
    const filled = fillPlaceholders(source, values, problems)
    const data = validate(schema, filled, problems)
    return data === undefined ? [] : [{ source: filled, data }]
  }
  const folder = <Schema extends v.GenericSchema>(schema: Schema, path: string) =>
    names(join(root, at(path)))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => {
        used.add(`${path}/${name}`)
        slugs.set(path, [...(slugs.get(path) ?? []), slugOf(name)])
        return entry(schema, read(schema, `${path}/${name}`))
      })
  const list = <Schema extends v.GenericSchema>(schema: Schema, path: string): Entry<v.InferOutput<Schema>> | undefined => {
    used.add(path)
    return lang !== DEFAULT_LANG && !existsSync(join(root, at(path))) ? undefined : entry(schema, read(schema, path))[0]
  }

  const files = {
    lang,
    /** Every file that was there, whether it fits or not: links to it are no further problems. */
    present: used as ReadonlySet<string>,
    written: written as ReadonlyMap<string, Written>,
    /** The names of the files in a folder, those that do not fit included: said here, once. */
    slugs: slugs as ReadonlyMap<string, readonly string[]>,
    /** What things are called, where this is a translation. */
    glossary: [] as Glossary,
    /** What pages that are English are called in its lists. */
    listed: [] as Listed,
    clinic,
    figures: list(figuresSchema, 'figures.yaml'),
    decisionAids: list(decisionAidsSchema, 'decision-aids.yaml'),
    search: list(searchSchema, 'search.yaml'),
    blocks: folder(blockSchema, 'blocks'),
    categories: folder(categorySchema, 'categories'),
    treatments: names(join(root, at('treatments'))).flatMap((category) =>
      folder(treatmentSchema, `treatments/${category}`).map((treatment) => ({ ...treatment, category })),
    ),
    pages: folder(pageSchema, 'pages'),
    posts: folder(postSchema, 'blog'),
    cases: folder(caseSchema, 'cases'),
    jobs: folder(jobSchema, 'jobs'),
    results: list(resultsSchema, 'results/results.yaml'),
    testimonials: list(testimonialsSchema, 'testimonials/written.yaml'),
    videos: list(videosSchema, 'videos/videos.yaml'),
    gallery: list(gallerySchema, 'gallery/gallery.yaml'),
    achievements: list(achievementsSchema, 'achievements/achievements.yaml'),
  }
  for (const path of allFiles(root)) {
    const of = splitPath(`/${path}`)
    if (of.lang !== lang) continue
    if (path.startsWith('photos/')) checkPhotoName(`${basename(root)}/${path}`, problems)
    else if (!used.has(of.path.slice(1)))
      problems.push({ file: `${basename(root)}/${path}`, line: 1, message: 'is not a file of the content model' })
  }
  return files
}

export type Files = ReturnType<typeof filesIn>

/** Names in a folder, sorted; a folder that is not there is empty. Hidden files (of editors and systems) do not count. */
function names(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .sort()
}

function allFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((found) => found.isFile() && !found.name.startsWith('.'))
    .map((found) => join(found.parentPath, found.name).slice(root.length).replaceAll('\\', '/').replace(/^\/+/, ''))
    .sort()
}

function checkPhotoName(file: string, problems: Problem[]): void {
  if (!/\/photos\/[a-z0-9]+(-[a-z0-9]+)*\.(jpe?g|png|webp)$/.test(file))
    problems.push({
      file,
      line: 1,
      message: 'is not a photo for the site: small letters, digits and hyphens, ending in .jpg, .png or .webp',
    })
}

/** Every file that was read, for checks of the text as written. */
export function allSources(files: Files): SourceFile[] {
  const {
    lang: _lang,
    present: _present,
    written: _written,
    slugs: _slugs,
    glossary: _glossary,
    listed: _listed,
    ...kinds
  } = files
  const entries: (Entry<unknown> | Entry<unknown>[] | undefined)[] = Object.values(kinds)
  return entries.flatMap((found) => found ?? []).map(({ source }) => source)
}
