import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'doctor'>(() => import('./doctor-article'), { as: 'article' })
