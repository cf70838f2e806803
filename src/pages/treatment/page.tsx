import { useEffect } from 'react'
import { DeferredForm } from '../../features/forms/deferred-form'
import { ShareAndPrint } from '../../features/share/share-and-print'
import { startLate } from '../../lib/start-late'
import { frameWords } from '#words/frame'
import { treatmentWords } from '#words/page/treatment'
import { Below } from '../../ui/below'
import { Fold } from '../../ui/fold'
import { part, Static } from '../../ui/static'
import type { PageProps } from '../page-props'
import styles from './treatment.module.css'

const Article = part(() => import('./treatment-article'))
export const parts = [Article]

/** A treatment's article, the ways to take it along, and the quick appointment form, which is folded until it is wanted. */
export function Page({ params }: PageProps<'treatment'>) {
  // Of an article that has come with the document; one that is rendered here does it itself.
  useEffect(() => startLate(import('./start-article').then(({ startArticle }) => startArticle)), [])
  return (
    <>
      <Static id="article" as="article">
        {() => <Article {...params} />}
      </Static>
      <Below>
        <div className={`wrap ${styles.end}`}>
          <Fold id="ask" heading={treatmentWords.ask}>
            <DeferredForm variant="quick" />
          </Fold>
        </div>
        <ShareAndPrint print={frameWords.print} />
      </Below>
    </>
  )
}
