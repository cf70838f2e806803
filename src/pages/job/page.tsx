import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'job'>(() => import('./job-article'), { as: 'article' })
