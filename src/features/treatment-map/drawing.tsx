import type { Figure } from '../../shared/contract/content'
import type { Layer } from '../../shared/layers'
import { treatmentMapWords } from '#words/treatment-map'
import styles from './drawing.module.css'
import { plateOf } from './layers'

interface Props {
  figure: Figure
  /** On the first screen: the prerender puts the drawing itself in place of the image (build/inline-drawing). */
  inline?: boolean
  layer?: Layer
}

/** Where the names stand, beside the figure; a line leads from each to its point, as in an atlas. A thumb hits the names. */
const MARGIN = { left: '-8%', right: '108%' }

/** A figure with its points. Each point is a link; an SVG carries them because positions there need no style attribute. */
export function Drawing({ figure, inline = false, layer = 'skin' }: Props) {
  const beneath = figure.layers.find(({ id }) => id === layer)
  return (
    <div className={styles.arch} data-figure={figure.id}>
      <div className={styles.stage}>
        <img
          key={layer}
          data-layer={beneath?.id}
          src={plateOf(figure.id, beneath ? layer : 'skin')}
          alt={beneath?.alt ?? figure.alt}
          width={figure.width}
          height={figure.height}
          data-drawing={inline ? 'inline' : ''}
          loading={inline || beneath ? undefined : 'lazy'}
        />
        <svg className={styles.points} role="group" aria-label={treatmentMapWords.points(figure.title)}>
          {figure.zones.map((zone) => (
            <Point key={zone.id} of={zone} />
          ))}
        </svg>
      </div>
    </div>
  )
}

/** The name stands above its line, or below it where the line climbs. */
function Point({ of: { id, label, x, y, side, down, layer, to, title } }: { of: Figure['zones'][number] }) {
  return (
    <a href={to} data-zone={id} data-on={layer} data-side={side === 'right' ? side : undefined} aria-label={`${label}: ${title}`}>
      <rect y={`${down}%`} />
      <line x1={MARGIN[side]} x2={`${x}%`} y1={`${down}%`} y2={`${y}%`} />
      <circle r="9" cx={`${x}%`} cy={`${y}%`} />
      <circle r="5" cx={`${x}%`} cy={`${y}%`} />
      <text x={MARGIN[side]} y={`${down}%`} dy={down > y + 1 ? 22 : undefined}>
        {label}
      </text>
    </a>
  )
}
