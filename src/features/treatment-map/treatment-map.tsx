import { type ChangeEvent, useEffect, useRef } from 'react'
import { treatmentMapWords } from '#words/treatment-map'
import { useApi } from '../../lib/api'
import type { Figure } from '../../shared/contract/content'
import { Static } from '../../ui/static'
import { Drawing } from './drawing'
import { rememberFigure, rememberedFigure } from './remembered-figure'
import styles from './treatment-map.module.css'
import { zoneLight } from './zone-light'

/** `#figure-scalp` opens the map with that figure. */
export const FIGURE_ANCHOR = '#figure-'

/**
 * 'Where is your concern?': the figures with their points, and the same treatments as a list. The switch is a group of radio
 * buttons that CSS listens to, so all of it works before scripts; scripts light the zone under pointer or focus and remember the figure.
 */
export function TreatmentMap() {
  const map = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const asked = location.hash.startsWith(FIGURE_ANCHOR) ? location.hash.slice(FIGURE_ANCHOR.length) : rememberedFigure()
    const radio = asked && map.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(asked)}"]`)
    if (radio) radio.checked = true
  }, [])

  return (
    <div
      ref={map}
      className={styles.map}
      onChange={(event: ChangeEvent<HTMLElement>) => rememberFigure((event.target as HTMLInputElement).value)}
      {...zoneLight}
    >
      <Static id="treatment-map">{() => <Figures />}</Static>
    </div>
  )
}

function Figures() {
  const figures = useApi('figures')
  return (
    <>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">{treatmentMapWords.figure}</legend>
        {figures.map(({ id, title }, index) => (
          <label key={id}>
            <input
              type="radio"
              id={`figure-${id}`}
              name="figure"
              value={id}
              defaultChecked={index === 0}
              className="visually-hidden"
            />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.panels}>
        {figures.map((figure) => (
          <div key={figure.id} className={styles.panel} data-panel={figure.id}>
            <Drawing figure={figure} />
            <List figure={figure} />
          </div>
        ))}
      </div>
    </>
  )
}

function List({ figure }: { figure: Figure }) {
  return (
    <ul className={styles.list}>
      {figure.zones.map(({ id, label, to, title }) => (
        <li key={id}>
          <a href={to} data-zone={id}>
            <span>{label}</span>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
