import { articlePage } from '../article-page'

export const { Page, parts } = articlePage<'careers'>(() => import('./careers-article'))
