import type { FigureRef, Picture as PictureData } from '../shared/contract/content'
import styles from './figure.module.css'
import { Picture } from './picture'

/**
 * A drawing of the treatment map in its arch, with the zone of a treatment lit: the file's `:target` rule does the lighting. Lazy at the
 * head of a page too: parsing the drawing would keep its first text waiting.
 */
export function Figure({ of }: { of: FigureRef }) {
  const zone = of.zone ? `#${of.zone}` : ''
  return (
    <span className={styles.arch} data-figure={of.figure}>
      <img src={`/figures/${of.figure}.svg${zone}`} alt={of.alt} width={of.width} height={of.height} loading="lazy" />
    </span>
  )
}

/** A picture that fills such an arch. */
export const Arched = ({ of }: { of: PictureData }) => (
  <span className={`${styles.arch} ${styles.filled}`}>
    <Picture of={of} sizes="20rem" />
  </span>
)
