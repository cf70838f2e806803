import { OpenNow } from '../../features/opening/open-now'
import { HeroMap } from '../../features/treatment-map/hero-map'
import { frameWords } from '#words/frame'
import { part, Static } from '../../ui/static'
import type { OwnText } from '../page-props'
import styles from './hero.module.css'

export const Words = part(() => import('./hero-words'))

/** The idea in words, and the treatment map beside it. */
export function Hero({ text }: OwnText) {
  return (
    <div className={styles.hero}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <Static id="hero" className={styles.text}>
            {() => <Words text={text} />}
          </Static>
          <OpenNow />
        </div>
        <section className={styles.figure} aria-label={frameWords.where}>
          <div className={styles.ask}>
            <h2>{frameWords.where}</h2>
            <p>{frameWords.pointAtIt}</p>
          </div>
          <HeroMap />
        </section>
      </div>
    </div>
  )
}
