import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { DEFAULT_LANG, type Lang, langs } from '../../src/shared/languages'
import { dayAtClinic } from '../../src/shared/clinic-day'
import { expandRoutes } from '../../src/shared/routes'
import type { Clock } from '../clock'
import { buildCases } from './assemble/cases'
import { buildCategories } from './assemble/categories'
import { BuildContext } from './assemble/context'
import { buildFigures } from './assemble/figures'
import { buildJobs } from './assemble/jobs'
import { buildAchievements, buildGallery, buildResults, buildTestimonials, buildVideos } from './assemble/lists'
import { addressesOf, contentIndexes } from './assemble/live'
import { buildPageRecords, tellLanguages } from './assemble/page-records'
import { buildPages } from './assemble/pages'
import { buildPosts } from './assemble/posts'
import { buildLayWords } from './assemble/lay-words'
import { buildDoctors, buildSite } from './assemble/site'
import { buildTreatments } from './assemble/treatments'
import { checkAnchors } from './check/anchors'
import { checkClaims } from './check/claims'
import { checkUnfinished } from './check/unfinished'
import type { Content } from './content'
import { Links } from './markdown/links'
import { ContentError, type Problem, problemLine } from './problems'
import { allSources, type Files, readFiles, readTranslation } from './read/files'

export interface LoadOptions {
  /** Where the pictures lie; beside the content by default. */
  publicDir?: string
  /** Decides which consents, posts and positions count. */
  clock?: Clock
}

export interface Inspection {
  /** Missing only when clinic.yaml cannot be used; what has problems is left out or incomplete. */
  content?: Content
  problems: Problem[]
}

/** Loads and checks the content. Throws ContentError with every problem found. */
export function loadContent(dir: string, options: LoadOptions = {}): Content {
  const { content, problems } = inspectContent(dir, options)
  if (problems.length > 0 || !content) throw new ContentError(problems)
  return content
}

/** As loadContent, but hands back the problems beside what could be built. */
export function inspectContent(dir: string, { publicDir, clock = Date.now }: LoadOptions = {}): Inspection {
  const root = resolve(dir)
  const problems: Problem[] = []
  const files = readFiles(root, problems)
  if (!files) return { problems }
  const around = { root, publicDir: publicDir ?? join(root, '../public'), today: dayAtClinic(new Date(clock())), problems }
  const base = assemble(files, around)
  const translation = (lang: Lang): Content => {
    const late: Problem[] = []
    const { content } = assemble(readTranslation(root, lang, files, problems, late), around, base)
    return { ...content, warnings: [...content.warnings, ...late] }
  }
  const translations = new Map<Lang, Content>()
  for (const lang of langs) if (lang !== DEFAULT_LANG && existsSync(join(root, lang))) translations.set(lang, translation(lang))
  const warnings = once([base.content, ...translations.values()].flatMap((content) => content.warnings))
  const content = { ...base.content, warnings, translations }
  tellLanguages([content, ...translations.values()])
  return { content, problems: once(problems).sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line) }
}

interface Around {
  root: string
  publicDir: string
  today: string
  problems: Problem[]
}

interface Assembled {
  content: Content
  context: BuildContext
  addresses: Record<'all' | 'live', ReadonlyMap<string, string>>
}

/** The content of one language. @param base the default one's, to which links lead where this one has no page */
function assemble(files: Files, { root, publicDir, today, problems }: Around, base?: Assembled): Assembled {
  const { all, live } = contentIndexes(files, today)
  const addresses = {
    all: new Map([...(base?.addresses.all ?? []), ...addressesOf(all)]),
    live: new Map([...(base?.addresses.live ?? []), ...addressesOf(live)]),
  }
  const links = new Links(addresses.all, addresses.live)
  const warnings: Problem[] = []
  const context = new BuildContext(files, publicDir, today, links, problems, warnings, join(root, 'photos'), base?.context)

  const { switches } = files.clinic.data
  const treatments = buildTreatments(context)
  const categories = buildCategories(context, treatments)
  const results = buildResults(context)
  const cases = buildCases(context, live.cases, switches.results ? results : [])
  const testimonials = buildTestimonials(context)
  const videos = buildVideos(context)
  const routes = expandRoutes(live)
  // Where none is translated the English ones are listed, and say so.
  const own = buildPosts(context, live.posts)
  const content: Content = {
    lang: files.lang,
    translations: new Map(),
    site: buildSite(context),
    counts: files.clinic.data.counts,
    doctors: buildDoctors(context),
    figures: buildFigures(context),
    categories,
    firstCategory: files.categories.find(({ data }) => data.first)?.source.slug ?? '',
    treatments,
    pages: buildPages(context),
    posts: own.length > 0 || !base ? own : context.listed(base.content.posts),
    cases: switches.cases ? cases : [],
    jobs: buildJobs(context, live.jobs),
    results: switches.results ? results : [],
    testimonials: switches.testimonials ? testimonials : [],
    videos: switches.testimonials ? videos : videos.filter(({ kind }) => kind !== 'testimonial'),
    gallery: buildGallery(context),
    achievements: buildAchievements(context),
    index: live,
    routes,
    records: buildPageRecords(files, routes),
    layWords: buildLayWords(context),
    warnings,
  }
  for (const source of allSources(files)) {
    checkClaims(source, problems)
    checkUnfinished(source, warnings)
  }
  checkAnchors(links, problems)
  return { content, context, addresses }
}

/** Files that stand in for a translation are read once for each language. */
const once = (problems: Problem[]): Problem[] => [...new Map(problems.map((one) => [problemLine(one), one])).values()]
