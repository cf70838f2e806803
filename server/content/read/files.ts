import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as v from 'valibot'
import type { Problem } from '../problems'
import { blockSchema } from '../schema/block'
import { caseSchema } from '../schema/case'
import { categorySchema } from '../schema/category'
import { clinicSchema } from '../schema/clinic'
import { decisionAidsSchema } from '../schema/decision-aids'
import { figuresSchema } from '../schema/figures'
import { jobSchema } from '../schema/job'
import { achievementsSchema, gallerySchema, resultsSchema, testimonialsSchema, videosSchema } from '../schema/lists'
import { pageSchema } from '../schema/page'
import { postSchema } from '../schema/post'
import { searchSchema } from '../schema/search'
import { treatmentSchema } from '../schema/treatment'
import { fillPlaceholders, placeholderValues } from './placeholders'
import { readMarkdown, readYaml, type SourceFile } from './source-file'
import { validate } from './validate'

/** One file that fits its schema. */
export interface Entry<Data> {
  source: SourceFile
  data: Data
}

/** Reads every file of the content. Those that do not fit their schema are noted in `problems` and left out. */
export function readFiles(root: string, problems: Problem[]) {
  const clinicSource = readYaml(root, 'clinic.yaml', problems)
  const clinic = clinicSource && validate(clinicSchema, clinicSource, problems)
  if (!clinicSource || !clinic) return undefined
  const values = placeholderValues(clinic)
  const used = new Set(['clinic.yaml'])

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
    names(join(root, path))
      .filter((name) => name.endsWith('.md'))
      .flatMap((name) => {
        used.add(`${path}/${name}`)
        return entry(schema, readMarkdown(root, `${path}/${name}`, problems))
      })
  const list = <Schema extends v.GenericSchema>(schema: Schema, path: string): Entry<v.InferOutput<Schema>> | undefined => {
    used.add(path)
    return entry(schema, readYaml(root, path, problems))[0]
  }

  const files = {
    /** Every file that was there, whether it fits or not: links to it are no further problems. */
    present: used as ReadonlySet<string>,
    clinic: { source: clinicSource, data: clinic },
    figures: list(figuresSchema, 'figures.yaml'),
    decisionAids: list(decisionAidsSchema, 'decision-aids.yaml'),
    search: list(searchSchema, 'search.yaml'),
    blocks: folder(blockSchema, 'blocks'),
    categories: folder(categorySchema, 'categories'),
    treatments: names(join(root, 'treatments')).flatMap((category) =>
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
  for (const path of allFiles(root))
    if (path.startsWith('photos/')) checkPhotoName(`${basename(root)}/${path}`, problems)
    else if (!used.has(path))
      problems.push({ file: `${basename(root)}/${path}`, line: 1, message: 'is not a file of the content model' })
  return files
}

export type Files = NonNullable<ReturnType<typeof readFiles>>

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
  const { present: _, ...kinds } = files
  const entries: (Entry<unknown> | Entry<unknown>[] | undefined)[] = Object.values(kinds)
  return entries.flatMap((found) => found ?? []).map(({ source }) => source)
}
