import type { FigureRef } from '../shared/contract/content'
import styles from './figure.module.css'

/**
 * A drawing of the treatment map in its arch, with the zone of a treatment lit: the file's `:target` rule does the lighting. Lazy at the
 * head of a page too: parsing the drawing would keep its first text waiting.
 */
export function Figure({ of, listed = false }: { of: FigureRef; listed?: boolean }) {
  const zone = of.zone ? `#${of.zone}` : ''
  return (
    <span className={listed ? `${styles.arch} ${styles.listed}` : styles.arch} data-figure={of.figure}>
      <img src={`/figures/${of.figure}.svg${zone}`} alt={of.alt} width={of.width} height={of.height} loading="lazy" />
    </span>
  )
}
