import type { FigureRef } from '../shared/contract/content'
import styles from './figure.module.css'

/** A drawing of the treatment map in its arch, with the zone of a treatment lit: the file's `:target` rule does the lighting. */
export function Figure({ of, eager = false }: { of: FigureRef; eager?: boolean }) {
  const zone = of.zone ? `#${of.zone}` : ''
  return (
    <div className={styles.arch} data-figure={of.figure}>
      <img
        src={`/figures/${of.figure}.svg${zone}`}
        alt={of.alt}
        width={of.width}
        height={of.height}
        loading={eager ? undefined : 'lazy'}
        decoding="async"
      />
    </div>
  )
}
