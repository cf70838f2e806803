import { lazy, Suspense } from 'react'
import { TryAgain } from '../../features/offline/try-again'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './offline.module.css'

const Text = part(() => import('./offline-texts'))
export const parts = [Text]

/** They come after the rest of the page: it has the telephone numbers. */
const SavedPages = lazy(() => import('../../features/offline/saved-pages').then((module) => ({ default: module.SavedPages })))
const SaveOffline = lazy(() => import('../../features/offline/save-offline').then((module) => ({ default: module.SaveOffline })))

/** The list of saved pages; and what the worker shows in place of a page that it does not hold (stores/stand-in). */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="head" className={styles.head}>
        {() => <Text of="head" text={text} />}
      </Static>
      <div className={styles.again}>
        <TryAgain />
      </div>
      <div className={styles.stack}>
        <Static id="now">{() => <Text of="now" text={text} />}</Static>
        <Static id="works" className={styles.stack}>
          {() => <Text of="works" text={text} />}
        </Static>
        <Static id="article" className={styles.stack}>
          {() => <Text of="further" text={text} />}
        </Static>
      </div>
      {/* Last: what is saved is known late, and moves nothing but the footer. */}
      <div id="saved" className={styles.saved}>
        <Suspense>
          <SaveOffline />
          <SavedPages />
        </Suspense>
      </div>
    </div>
  )
}
