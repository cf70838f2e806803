import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'category'>(() => import('./category-article'), { as: 'article' })
