import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'not-found'>(() => import('./not-found-article'))
