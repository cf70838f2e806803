import { useEffect } from 'react'
import { HeroMap } from '../../features/treatment-map/hero-map'
import { useSite } from '../../lib/api'
import { startLate } from '../../lib/start-late'
import { frameWords } from '#words/frame'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './hero.module.css'

export const Words = part(() => import('./hero-words'))

/** The idea in words, and the treatment map beside it. */
export function Hero({ text }: OwnText) {
  const site = useSite()
  useEffect(
    () =>
      startLate(
        import('../../features/opening/open-now').then(
          ({ sayOpenNow }) =>
            () =>
              sayOpenNow(site),
        ),
      ),
    [site],
  )
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <Static id="hero" className={styles.text}>
          {() => <Words text={text} />}
        </Static>
        <section className={styles.figure} aria-label={frameWords.where}>
          <div className={styles.ask}>
            <h2>{frameWords.where}</h2> <p>{frameWords.pointAtIt}</p>
          </div>
          <HeroMap />
        </section>
      </div>
    </div>
  )
}
