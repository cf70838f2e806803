import type { CaseCard, CaseStudy, Post, PostCard } from '../../src/shared/contract/content'

/** What lists show of a case study and of a post. */
export function caseCard(study: CaseStudy): CaseCard {
  const { slug, path, title, summary, published, figure, treatment, sample, result } = study
  return { slug, path, title, summary, published, figure, ...(result ? { before: result.before } : {}), treatment, sample }
}

export function postCard(post: Post): PostCard {
  const { slug, path, title, summary, published, updated, topics, minutes, figure, plate } = post
  return { slug, path, title, summary, published, updated, topics, minutes, figure, ...(plate ? { plate } : {}) }
}
