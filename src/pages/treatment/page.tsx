import { useEffect } from 'react'
import { DeferredForm } from '../../features/forms/deferred-form'
import { ShareAndPrint } from '../../features/share/share-and-print'
import { frameWords } from '#words/frame'
import { Below } from '../../ui/below'
import { part, Static } from '../../ui/static'
import type { PageProps } from '../page-props'
import styles from './treatment.module.css'

const Article = part(() => import('./treatment-article'))
export const parts = [Article]

/** A treatment's article, the ways to take it along, and the quick appointment form. */
export function Page({ params }: PageProps<'treatment'>) {
  useEffect(() => void import('../../features/weigh/kept-ticks').then(({ keepTicks }) => keepTicks()), [])
  return (
    <>
      <div className={styles.progress} aria-hidden="true" />
      <Static id="article" as="article">
        {() => <Article {...params} />}
      </Static>
      <Below>
        <ShareAndPrint print={frameWords.print} />
        <div className={`wrap ${styles.form}`}>
          <DeferredForm variant="quick" />
        </div>
      </Below>
    </>
  )
}
