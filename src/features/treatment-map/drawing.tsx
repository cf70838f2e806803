import type { Figure } from '../../shared/contract/content'
import styles from './drawing.module.css'

interface Props {
  figure: Figure
  /** On the first screen: the prerender puts the drawing itself in place of the image (build/inline-drawing). */
  inline?: boolean
}

/** A figure with its points. Each point is a link; an SVG carries them because positions there need no style attribute. */
export function Drawing({ figure, inline = false }: Props) {
  return (
    <div className={styles.arch} data-figure={figure.id}>
      <div className={styles.stage}>
        <img
          src={`/figures/${figure.id}.svg`}
          alt={figure.alt}
          width={figure.width}
          height={figure.height}
          data-drawing={inline ? 'inline' : ''}
          loading={inline ? undefined : 'lazy'}
        />
        <svg className={styles.points} role="group" aria-label={`${figure.title}: points on the drawing`}>
          {figure.zones.map(({ id, label, x, y, side, to, title }) => (
            <a key={id} href={to} data-zone={id} aria-label={`${label}: ${title}`}>
              <circle className={styles.target} cx={`${x}%`} cy={`${y}%`} r="24" />
              <circle className={styles.glow} cx={`${x}%`} cy={`${y}%`} r="15" />
              <circle className={styles.dot} cx={`${x}%`} cy={`${y}%`} r="5" />
              <text className={styles.label} x={`${x}%`} y={`${y}%`} dx={side === 'left' ? -20 : 20} dy="5" data-side={side}>
                {label}
              </text>
            </a>
          ))}
        </svg>
      </div>
    </div>
  )
}
