import type { Post, PostCard } from '../../../src/shared/contract/content'
import { DEFAULT_LANG } from '../../../src/shared/languages'
import { href } from '../../../src/shared/routes'
import { postCard } from '../cards'
import { checkDates } from '../check/reviews'
import { checkWords } from '../check/words'
import { countWords } from '../markdown/plain-text'
import type { Entry } from '../read/files'
import type { PostFile } from '../schema/post'
import type { BuildContext } from './context'
import { panelOf } from './panel'
import { platesOf, withPlates } from './plates'

const WORDS_A_MINUTE = 200
const MORE_POSTS = 3

/** The posts that are out today, newest first. @param live their slugs in that order */
export function buildPosts(context: BuildContext, live: readonly string[]): Post[] {
  const posts = context.files.posts.map((entry) => buildPost(context, entry))
  const shown = live.flatMap((slug) => posts.find((post) => post.slug === slug) ?? [])
  return shown.map((post) => ({ ...post, more: more(post, shown) }))
}

function buildPost(context: BuildContext, entry: Entry<PostFile>): Post {
  const { source, data } = entry
  const path = href('post', { post: source.slug }, context.lang)
  const text = context.textOf(path, source)
  const lead = text.lead(data.lead)
  const { intro, sections } = text.body()
  if (context.lang === DEFAULT_LANG) checkWords(source, { min: 700, max: 4000, withFrontMatter: false }, context.problems)
  checkDates(context, source, ['updated'], data.published, data.updated)
  return {
    slug: source.slug,
    path,
    title: data.title,
    summary: data.summary,
    published: data.published,
    updated: data.updated,
    topics: data.topics,
    minutes: Math.max(1, Math.round(countWords(source.body) / WORDS_A_MINUTE)),
    figure: context.figure(entry),
    ...(data.plate ? { plate: panelOf(context.picture(source, ['plate', 'src'], data.plate), data.plate.panel) } : {}),
    lead,
    author: data.author,
    reviewer: data.reviewer,
    ...(intro ? { intro } : {}),
    sections: withPlates(sections, platesOf(context, entry, sections)),
    sources: data.sources.map(withoutUndefined),
    related: data.related.flatMap((related, index) => context.card(source, ['related', index], related) ?? []),
    more: [],
  }
}

/** Posts on the same topics first, then the newest. */
function more(post: Post, posts: readonly Post[]): PostCard[] {
  const others = posts
    .filter(({ slug }) => slug !== post.slug)
    .map((other) => ({ other, shared: other.topics.filter((topic) => post.topics.includes(topic)).length }))
  return others
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, MORE_POSTS)
    .map(({ other }) => postCard(other))
}
/** The contract's optional fields are absent, never undefined. */
function withoutUndefined<T extends { url?: string | undefined }>({ url, ...rest }: T) {
  return { ...rest, ...(url === undefined ? {} : { url }) }
}
