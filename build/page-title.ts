import type { Content } from '../server/content/content'
import type { Page } from '../src/shared/routes'
import { treatmentNames } from '../src/shared/treatment-names'

/** What a page is called: its h1. Throws when the content has no such page. */
export function pageTitle({ path, route, params }: Page, content: Content): string {
  const found = {
    category: () => content.categories.find(called(params['category'])),
    treatment: () => {
      const treatment = content.treatments
        .filter(({ category }) => category === params['category'])
        .find(called(params['treatment']))
      return treatment && { title: treatmentNames(treatment).common }
    },
    post: () => content.posts.find(called(params['post'])),
    case: () => content.cases.find(called(params['case'])),
    job: () => content.jobs.find(called(params['job'])),
  }
  const kind = route.kind as keyof typeof found
  const title = (found[kind]?.() ?? content.pages.get(route.page ?? ''))?.title
  if (title === undefined) throw new Error(`${path} has no title`)
  return title
}

const called = (slug: string | undefined) => (item: { slug: string }) => item.slug === slug
