import type { ProsePage } from '../../../src/shared/contract/content'
import { expandRoutes, href, routes } from '../../../src/shared/routes'
import { DEFAULT_LANG } from '../../../src/shared/languages'
import { checkReview } from '../check/reviews'
import { clinicAnswers } from './clinic-answers'
import type { BuildContext } from './context'
import { contentIndexes } from './live'
import { platesOf, withPlates } from './plates'

/** The pages' own texts by id, those of switched-off pages included. */
export function buildPages(context: BuildContext): Map<string, ProsePage> {
  const { files } = context
  const paths = new Map(expandRoutes(contentIndexes(files, context.today).all).map(({ path, route }) => [route.page, path]))
  for (const { page } of routes)
    if (
      page &&
      context.lang === DEFAULT_LANG &&
      !files.pages.some(({ source }) => source.slug === page) &&
      !context.problems.some(({ file }) => file.endsWith(`/pages/${page}.md`))
    )
      context.problems.push({ file: `content/pages/${page}.md`, line: 1, message: 'is missing' })
  return new Map(
    files.pages.map(({ source, data }) => {
      const path = paths.get(source.slug)
      if (path === undefined) context.problem(source, [], 'belongs to no page of the site')
      if (data.header && path !== href('home', {}, context.lang))
        context.problem(source, ['header'], 'is a setting of the home page only')
      const text = context.textOf(path ?? '/', source)
      const lead = text.lead(data.lead)
      const body = text.body()
      if (data.review) checkReview(context, source, data.review)
      const answers = path === href('answers', {}, context.lang) ? clinicAnswers(context, text) : undefined
      const sections = [...(answers?.sections ?? []), ...body.sections]
      const intro = answers?.intro ?? body.intro
      const page: ProsePage = {
        id: source.slug,
        title: data.title,
        ...(data.eyebrow ? { eyebrow: data.eyebrow } : {}),
        lead,
        updated: data.updated,
        ...(data.picture ? { picture: context.picture(source, ['picture', 'src'], data.picture) } : {}),
        ...(intro ? { intro } : {}),
        sections: withPlates(sections, platesOf(context, { source, data }, sections)),
        ...(data.review ? { review: context.reviewed(data.review) } : {}),
      }
      return [source.slug, page]
    }),
  )
}
