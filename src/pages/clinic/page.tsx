import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'clinic'>(() => import('./clinic-article'), { as: 'article' })
