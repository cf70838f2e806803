import type {
  Achievement,
  CaseStudy,
  CategoryInFull,
  Doctor,
  Figure,
  GalleryItem,
  Job,
  Post,
  ProsePage,
  ResultPair,
  SeoRecord,
  Site,
  Testimonial,
  Treatment,
  Video,
} from '../../src/shared/contract/content'
import type { Lang } from '../../src/shared/languages'
import type { ContentIndex, Page } from '../../src/shared/routes'
import type { Problem } from './problems'

/** Words that mean a page before all others, and words that mean it among others. */
export interface LayWords {
  mainly: string[]
  also: string[]
  /** The anchor that a word means, by the word. */
  places: Record<string, string>
}

/** Everything the clinic says, checked and rendered: what is on the site on the day it was loaded. */
export interface Content {
  lang: Lang
  /** The same site in its other languages, as far as it is written. */
  translations: ReadonlyMap<Lang, Content>
  site: Site
  /** Whether daily totals are kept of pages read and of taps on call and chat. */
  counts: boolean
  doctors: Doctor[]
  figures: Figure[]
  categories: CategoryInFull[]
  /** The slug of the category that the services menu opens with. */
  firstCategory: string
  treatments: Treatment[]
  /** Texts of the pages by id. */
  pages: ReadonlyMap<string, ProsePage>
  posts: Post[]
  cases: CaseStudy[]
  jobs: Job[]
  results: ResultPair[]
  testimonials: Testimonial[]
  /** Testimonials included. */
  videos: Video[]
  gallery: GalleryItem[]
  achievements: Achievement[]
  /** What expandRoutes needs. */
  index: ContentIndex
  /** Every page on the site, in the order of the list of routes. */
  routes: Page[]
  /** SEO record and last change (YYYY-MM-DD) of each page, by path. */
  records: ReadonlyMap<string, { seo: SeoRecord; modified: string }>
  /** Lay words of the search by path of a page. */
  layWords: ReadonlyMap<string, LayWords>
  /** What a live site must not have: for check:publish, not for the build. */
  warnings: readonly Problem[]
}

/** The content in a language; the first one's where there is none in that. */
export const contentIn = (content: Content, lang: Lang): Content => content.translations.get(lang) ?? content
