import type { ReactNode } from 'react'
import type { ProsePage } from '../shared/contract/content'
import { Below } from './below'
import { PageHead } from './page-head'
import { Prose } from './prose'
import styles from './prose-article.module.css'
import { Sections } from './sections'

/** A page that is one text: head, introduction, sections. */
export function ProseArticle({ page, children }: { page: ProsePage; children?: ReactNode }) {
  return (
    <article>
      <PageHead page={page} />
      <Below>
        <div className={`wrap ${styles.body}`}>
          {page.intro && <Prose of={page.intro} />}
          <Sections of={page.sections} />
          {children}
        </div>
      </Below>
    </article>
  )
}
