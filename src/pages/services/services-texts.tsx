import { homeWords } from '#words/page/home'
import { useApi, useSite } from '../../lib/api'
import { CategoryRows } from '../../ui/category-rows'
import { ClosingCall } from '../../ui/closing-call'
import { PictureHead } from '../../ui/picture-head'
import { Prose } from '../../ui/prose'
import { Sections } from '../../ui/sections'
import { inPlaces } from '../in-places'
import type { OwnText } from '../page-props'
import styles from './services.module.css'

function Overview({ text }: OwnText) {
  const page = useApi('page', { id: text })
  return (
    <>
      <PictureHead page={page} picture={page.picture && { ...page.picture, alt: '' }} />
      {page.intro && (
        <div className="wrap">
          <Prose of={page.intro} />
        </div>
      )}
    </>
  )
}

function Choosing({ text }: OwnText) {
  const page = useApi('page', { id: text })
  const categories = useApi('serviceCategory')
  return (
    <>
      <section className={`wrap section ${styles.fields}`} aria-labelledby="categories">
        <div className="section-head">
          <h2 id="categories">{homeWords.categories(categories.flatMap(({ treatments }) => treatments).length)}</h2>
        </div>
        <CategoryRows of={categories} open />
      </section>
      <div className={styles.band}>
        <div className={`wrap ${styles.columns}`}>
          <Sections of={page.sections} />
        </div>
        <ClosingCall of={useSite()} />
      </div>
    </>
  )
}

export const Content = inPlaces({ overview: Overview, choosing: Choosing })
