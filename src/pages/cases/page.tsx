import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'cases'>(() => import('./cases-article'))
