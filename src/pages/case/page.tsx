import { BeforeAfterArea } from '../../features/compare/before-after-area'
import { articlePage } from '../article-page'

/** A case study, with the handle of its pair of pictures. */
export const { Page, parts } = articlePage<'case'>(() => import('./case-article'), { as: 'article', within: BeforeAfterArea })
