import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FigureRef, Picture, Post, TreatmentCard } from '../../../src/shared/contract/content'
import { DEFAULT_LANG, type Lang } from '../../../src/shared/languages'
import { href } from '../../../src/shared/routes'
import { catalogue } from '../../../src/shared/words/catalogue'
import type { Citations } from '../markdown/citations'
import { helpAtOnceHtml } from '../markdown/help-at-once'
import type { Links } from '../markdown/links'
import { PageText } from '../markdown/page-text'
import type { Problem } from '../problems'
import type { Entry, Files } from '../read/files'
import { readPhoto } from '../read/photos'
import { pictureSize } from '../read/pictures'
import type { FieldPath, SourceFile } from '../read/source-file'

/** Stands in until a treatment has a drawing of its own, so that its text is all that it needs. */
const ANY_TREATMENT = '/drawings/treatment.svg'

/** What the builders of all kinds share: looking up cards, figures and pictures, and noting what is wrong. */
export class BuildContext {
  readonly lang: Lang
  /** By their paths as authors write them, in the order of the files. */
  private readonly cards = new Map<string, TreatmentCard>()
  private readonly help: string

  constructor(
    readonly files: Files,
    readonly publicDir: string,
    readonly today: string,
    readonly links: Links,
    readonly problems: Problem[],
    readonly warnings: Problem[],
    /** Where the clinic's own photos lie, which the build makes ready for the site. */
    readonly photosDir: string,
    /** The default language, whose pages stand in where this one has none. */
    private readonly base?: BuildContext,
  ) {
    this.lang = files.lang
    this.help = helpAtOnceHtml(files.clinic.data, files.lang)
    for (const entry of files.treatments.toSorted((a, b) => a.data.order - b.data.order)) {
      const { category, source } = entry
      this.cards.set(href('treatment', { category, treatment: source.slug }, DEFAULT_LANG), this.makeCard(entry))
    }
  }

  /** Who wrote and checked a page, by the names that the glossary gives them: the fact itself stands in the English file alone. */
  reviewed<Of extends { author: string; reviewer: string }>(review: Of): Of {
    return { ...review, author: this.called(review.author), reviewer: this.called(review.reviewer) }
  }

  /** Articles of the default language in a list of this one: what they are called and what they are about is said in this one. */
  listed(posts: readonly Post[]): Post[] {
    return posts.map((post) => ({
      ...post,
      ...this.named(`blog/${post.slug}`),
      topics: post.topics.map((topic) => this.called(topic)),
    }))
  }

  /** The title, and the summary, by which lists of this language call a page that is not translated; nothing where it has none. */
  named(file: string): { title?: string; summary?: string } {
    const found = this.files.listed.find((one) => one.file === file)
    if (!found) return {}
    const { file: _file, ...names } = found
    return names
  }

  private called(name: string): string {
    return this.files.glossary.find(({ en }) => en === name)?.hi ?? name
  }

  /** What a translation was made from, where this is one. */
  english<Found>(find: (files: Files) => Found): Found | undefined {
    return this.base && find(this.base.files)
  }

  problem(source: SourceFile, field: FieldPath, message: string): void {
    this.problems.push({ ...source.placeOf(field), field: field.join('.'), message })
  }

  warn(source: SourceFile, field: FieldPath, concern: NonNullable<Problem['concern']>, message: string): void {
    this.warnings.push({ ...source.placeOf(field), field: field.join('.'), message, concern })
  }

  textOf(path: string, source: SourceFile, citations?: Citations): PageText {
    return new PageText(path, source, this.links, this.problems, this.lang, this.help, citations)
  }

  /** The card of the treatment at a path; noted as a problem when there is none. */
  card(source: SourceFile, field: FieldPath, path: string): TreatmentCard | undefined {
    const card = this.cards.get(path) ?? this.base?.cards.get(path)
    if (!card && !(this.base ?? this).files.present.has(`treatments${path}.md`))
      this.problem(source, field, `${path} is not the path of a treatment`)
    return card
  }

  cardsOf(category: string): TreatmentCard[] {
    return [...this.cards.values()].filter((card) => card.category === category)
  }

  figure({ source, data }: Entry<{ figure: string; zone?: string | undefined }>): FigureRef {
    const found = this.files.figures?.data.find(({ id }) => id === data.figure)
    if (!found) this.problem(source, ['figure'], `there is no figure ${data.figure}`)
    if (found && data.zone && !found.zones.some(({ id }) => id === data.zone))
      this.problem(source, ['zone'], `the figure ${data.figure} has no zone ${data.zone}`)
    return {
      figure: data.figure,
      ...(data.zone ? { zone: data.zone } : {}),
      width: found?.width ?? 0,
      height: found?.height ?? 0,
      alt: found?.alt ?? '',
    }
  }

  picture(source: SourceFile, field: FieldPath, { src, alt, focus }: Pick<Picture, 'src' | 'alt' | 'focus'>): Picture {
    try {
      if (!src.startsWith('/photos/')) return { src, alt, ...pictureSize(this.publicDir, src) }
      const { files: _files, ...photo } = readPhoto(this.photosDir, src)
      return { alt, ...photo, ...(focus ? { focus } : {}) }
    } catch (error) {
      this.problem(source, field, (error as Error).message)
      return { src, alt, width: 0, height: 0 }
    }
  }

  private makeCard({ source, data, category }: Files['treatments'][number]): TreatmentCard {
    const { title, menu, summary, type } = data
    const named = `/drawings/treatments/${source.slug}.svg`
    const has = (file: string) => existsSync(join(this.publicDir, file))
    // A treatment whose name another category has, too, has its drawing in a folder of its own.
    const src = [`/drawings/treatments/${category}/${source.slug}.svg`, named, ANY_TREATMENT].find(has) ?? named
    const picture = this.picture(source, ['title'], { src, alt: catalogue(this.lang).contentWords.drawing(title) })
    const path = href('treatment', { category, treatment: source.slug }, this.lang)
    return { slug: source.slug, category, path, title, menu, summary, type, picture }
  }
}
