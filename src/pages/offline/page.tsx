import { lazy, Suspense } from 'react'
import { useApi, useSite } from '../../lib/api'
import { TryAgain } from '../../features/offline/try-again'
import { telephone } from '../../shared/contact-links'
import { href } from '../../shared/routes'
import { frameWords } from '#words/frame'
import { offlineWords } from '#words/offline'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Icon } from '../../ui/icon'
import { Sections } from '../../ui/sections'
import { Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './offline.module.css'

const texts = offlineWords

/** They come after the rest of the page: it has the telephone numbers. */
const SavedPages = lazy(() => import('../../features/offline/saved-pages').then((module) => ({ default: module.SavedPages })))
const SaveOffline = lazy(() => import('../../features/offline/save-offline').then((module) => ({ default: module.SaveOffline })))

/** The list of saved pages; and what the worker shows in place of a page that it does not hold (stores/stand-in). */
export function Page({ text }: OwnText) {
  return (
    <div className={`wrap ${styles.page}`}>
      <Static id="head">{() => <Head text={text} />}</Static>
      <div className={styles.again}>
        <TryAgain />
      </div>
      <Static id="article" className="prose">
        {() => <More text={text} />}
      </Static>
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

/** Both headings are in the document; the worker's mark on <html> says which one is true. */
function Head({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const { phones } = useSite()
  return (
    <div className={styles.head}>
      <Breadcrumb current={texts.here} />
      <h1>
        <span className={styles.standingIn}>{page.title}</span>
        <span className={styles.here}>{texts.here}</span>
      </h1>
      <p className={`lead ${styles.standingIn}`}>{texts.standingInLead}</p>
      <p className={`lead ${styles.here}`}>{texts.hereLead}</p>
      <p className={styles.calls}>
        {phones.map(({ number }, index) => (
          <a key={number} className={index === 0 ? 'button' : 'button secondary'} href={telephone(number)}>
            <Icon name="phone" />
            {texts.call(number)}
          </a>
        ))}
      </p>
      <p className={styles.calls}>
        <a className="button secondary" href="#saved">
          {texts.savedPages}
        </a>
        <a className="button secondary" href={href('aftercare')}>
          {frameWords.aftercare}
        </a>
        <a className={`button secondary ${styles.here}`} href={href('my-pages')}>
          {frameWords.myPages}
        </a>
      </p>
    </div>
  )
}

const More = ({ text }: OwnText) => <Sections of={useApi('page', { id: text }).sections} />
