import type { Html, Section } from '../../../src/shared/contract/content'
import type { Lang } from '../../../src/shared/languages'
import { catalogue } from '../../../src/shared/words/catalogue'
import type { Problem } from '../problems'
import type { FieldPath, Place, SourceFile } from '../read/source-file'
import { Anchors } from './anchors'
import type { Citations } from './citations'
import { marksEnglish } from './english-words'
import type { Links } from './links'
import { takeKey } from './heading-text'
import { createParser, type Tokens } from './parser'
import { prepare } from './prepare'

const parser = createParser()

/** Renders the texts of one page: its ids are unique and its links judged. */
export class PageText {
  readonly anchors = new Anchors()

  constructor(
    private readonly path: string,
    private readonly source: SourceFile,
    private readonly links: Links,
    private readonly problems: Problem[],
    private readonly lang: Lang,
    /** What every box 'call at once' ends with. */
    private readonly help = '',
    /** The page's sources, where its texts may cite them. */
    private readonly citations?: Citations,
  ) {
    links.anchors.set(path, this.anchors.ids)
  }

  /** One line of Markdown from the front matter, as the page's lead; its short compounds do not break at their hyphen. */
  lead(markdown: string): Html {
    return { id: 'lead', html: this.inline(markdown, ['lead']).replace(/\b\w{1,7}-\w{1,8}\b(?![^<]*>)/g, '<span>$&</span>') }
  }

  inline(markdown: string, field: FieldPath): string {
    const tokens = parser.parseInline(markdown, {})
    this.prepare(tokens, () => this.source.placeOf(field), '')
    return this.print(tokens)
  }

  block(markdown: string, field: FieldPath): string {
    const tokens = parser.parse(markdown, {})
    this.prepare(tokens, () => this.source.placeOf(field), '')
    return this.print(tokens)
  }

  /** A text of another file that stands on this page, too; its links are judged there, at its own lines. */
  shared(source: SourceFile): string {
    const tokens = parser.parse(source.body, {})
    const { path, links, problems, anchors, lang } = this
    const words = catalogue(lang).contentWords
    prepare(tokens, {
      lang,
      words,
      heading: '',
      cites: false,
      takeId: (text) => anchors.take(text),
      judge: (target, line) => links.judge(target, { path, placeOf: () => ({ file: source.file, line: source.lineOf(line) }) }),
      refuse: (line, message) => problems.push({ file: source.file, line: source.lineOf(line), message }),
    })
    return this.print(tokens)
  }

  /** The body: what stands before the first `##`, and the sections. */
  body(): { intro?: Html; sections: Section[] } {
    const tokens = parser.parse(this.source.body, {})
    const sections: Section[] = []
    const starts = tokens.flatMap((token, index) =>
      token.type === 'heading_open' && token.tag === 'h2' && token.level === 0 ? [index] : [],
    )
    const introHtml = this.render(tokens.slice(0, starts[0] ?? tokens.length), '')
    starts.forEach((start, position) => {
      const { text: heading, id: key } = takeKey(tokens[start + 1])
      const id = this.anchors.take(key ?? heading)
      const html = this.render(tokens.slice(start + 3, starts[position + 1] ?? tokens.length), heading)
      if (html === '') this.problem(tokens[start]?.map?.[0] ?? 0, `the section '${heading}' is empty`)
      sections.push({ id, heading, html })
    })
    return introHtml === '' ? { sections } : { intro: { id: 'intro', html: introHtml }, sections }
  }

  private render(tokens: Tokens, heading: string): string {
    this.prepare(tokens, (line) => ({ file: this.source.file, line: this.source.lineOf(line) }), heading)
    return this.print(tokens)
  }

  private print(tokens: Tokens): string {
    const { help, citations, lang } = this
    return parser.renderer.render(tokens, parser.options, { help, citations, marksEnglish: marksEnglish(lang) }).trim()
  }

  private problem(bodyLine: number, message: string): void {
    this.problems.push({ file: this.source.file, line: this.source.lineOf(bodyLine), message })
  }

  private prepare(tokens: Tokens, placeOf: (bodyLine: number) => Place, heading: string): void {
    const { path, links, problems, anchors, lang } = this
    const words = catalogue(lang).contentWords
    prepare(tokens, {
      lang,
      words,
      heading,
      cites: this.citations !== undefined,
      takeId: (text) => anchors.take(text),
      judge: (target, line) => links.judge(target, { path, placeOf: () => placeOf(line) }),
      refuse: (line, message) => problems.push({ ...placeOf(line), message }),
    })
  }
}
