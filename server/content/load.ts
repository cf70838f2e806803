import { join, resolve } from 'node:path'
import { expandRoutes } from '../../src/shared/routes'
import { type Clock, clinicDay } from '../clock'
import { buildCases } from './assemble/cases'
import { buildCategories } from './assemble/categories'
import { BuildContext } from './assemble/context'
import { buildFigures } from './assemble/figures'
import { buildJobs } from './assemble/jobs'
import { buildAchievements, buildGallery, buildResults, buildTestimonials, buildVideos } from './assemble/lists'
import { contentIndexes, pathsOf } from './assemble/live'
import { buildPageRecords } from './assemble/page-records'
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
import { ContentError, type Problem } from './problems'
import { allSources, readFiles } from './read/files'

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
  const today = clinicDay(clock)
  const { all, live } = contentIndexes(files, today)
  const links = new Links(pathsOf(all), pathsOf(live))
  const warnings: Problem[] = []
  const context = new BuildContext(
    files,
    publicDir ?? join(root, '../public'),
    today,
    links,
    problems,
    warnings,
    join(root, 'photos'),
  )

  const { switches } = files.clinic.data
  const treatments = buildTreatments(context)
  const categories = buildCategories(context, treatments)
  const results = buildResults(context)
  const cases = buildCases(context, live.cases, switches.results ? results : [])
  const testimonials = buildTestimonials(context)
  const videos = buildVideos(context)
  const routes = expandRoutes(live)
  const content: Content = {
    site: buildSite(context),
    doctors: buildDoctors(context),
    figures: buildFigures(context),
    categories,
    firstCategory: files.categories.find(({ data }) => data.first)?.source.slug ?? '',
    treatments,
    pages: buildPages(context),
    posts: buildPosts(context, live.posts),
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
  problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line)
  return { content, problems }
}
