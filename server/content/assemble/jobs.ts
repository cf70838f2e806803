import type { Job } from '../../../src/shared/contract/content'
import { href } from '../../../src/shared/routes'
import { checkDates } from '../check/reviews'
import type { BuildContext } from './context'

/** The positions open today. @param live their slugs, newest first */
export function buildJobs(context: BuildContext, live: readonly string[]): Job[] {
  const jobs = context.files.jobs.map(({ source, data }): Job => {
    const { title, summary, type, place, experience, openSince, closes } = data
    const path = href('job', { job: source.slug }, context.lang)
    checkDates(context, source, ['closes'], openSince, closes)
    const { sections } = context.textOf(path, source).body()
    return {
      slug: source.slug,
      path,
      title,
      summary,
      ...(data.picture ? { picture: context.picture(source, ['picture', 'src'], data.picture) } : {}),
      type,
      place,
      experience,
      openSince,
      closes,
      sections,
    }
  })
  return live.flatMap((slug) => jobs.find((job) => job.slug === slug) ?? [])
}
