import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'prose'>(() => import('./prose-article'))
