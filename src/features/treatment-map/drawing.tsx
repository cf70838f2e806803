import type { Figure } from '../../shared/contract/content'
import { treatmentMapWords } from '#words/treatment-map'
import styles from './drawing.module.css'

interface Props {
  figure: Figure
  /** On the first screen: the prerender puts the drawing itself in place of the image (build/inline-drawing). */
  inline?: boolean
}

/** Where the names stand, beside the figure; a line leads from each to its point, as in an atlas. */
const MARGIN = { left: '-9.5%', right: '110%' }

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
        <svg className={styles.points} role="group" aria-label={treatmentMapWords.points(figure.title)}>
          {figure.zones.map(({ id, label, x, y, side, to, title }) => (
            <a key={id} href={to} data-zone={id} aria-label={`${label}: ${title}`}>
              <line className={styles.leader} x1={MARGIN[side]} x2={`${x}%`} y1={`${y}%`} y2={`${y}%`} />
              <circle className={styles.target} cx={`${x}%`} cy={`${y}%`} r="24" />
              <circle className={styles.glow} cx={`${x}%`} cy={`${y}%`} r="9" />
              <circle className={styles.dot} cx={`${x}%`} cy={`${y}%`} r="5" />
              <text className={styles.label} x={MARGIN[side]} y={`${y}%`} data-side={side}>
                {label}
              </text>
            </a>
          ))}
        </svg>
      </div>
    </div>
  )
}
