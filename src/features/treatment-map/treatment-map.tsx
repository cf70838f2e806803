import { Suspense, useEffect, useRef, useState } from 'react'
import { treatmentMapWords } from '#words/treatment-map'
import { useApi } from '../../lib/api'
import type { Figure } from '../../shared/contract/content'
import type { Layer } from '../../shared/layers'
import { afterPaint } from '../../ui/after-paint'
import { Static } from '../../ui/static'
import { Drawing } from './drawing'
import { LayerLinks, Layers } from './layers'
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
  const [figure, setFigure] = useState('')
  const [layer, setLayer] = useState<Layer>('skin')

  useEffect(() => {
    const asked = location.hash.startsWith(FIGURE_ANCHOR) ? location.hash.slice(FIGURE_ANCHOR.length) : rememberedFigure()
    const radio = asked && map.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(asked)}"]`)
    if (radio) radio.checked = true
    setFigure(map.current?.querySelector<HTMLInputElement>('[name=figure]:checked')?.value ?? '')
    // The switch is of a static region: React knows nothing of its buttons.
    const change = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.name !== 'figure') return
      // The figure itself is shown by CSS, and first.
      afterPaint(() => {
        rememberFigure(target.value)
        setFigure(target.value)
      })
    }
    const element = map.current
    element?.addEventListener('change', change)
    return () => element?.removeEventListener('change', change)
  }, [])

  return (
    <div ref={map} className={styles.map} {...zoneLight}>
      <Static id="figure-switch">{() => <Switch />}</Static>
      <Layers figure={figure} layer={layer} choose={setLayer}>
        {() => <Links />}
      </Layers>
      <div hidden={layer !== 'skin'}>
        <Static id="treatment-map">{() => <Panels />}</Static>
      </div>
      {layer !== 'skin' && (
        <Suspense>
          <Panels layer={layer} only={figure} />
        </Suspense>
      )}
    </div>
  )
}

const Links = () => useApi('figures').map((figure) => <LayerLinks key={figure.id} figure={figure} among />)

function Switch() {
  return (
    <fieldset className={`swipes ${styles.switch}`}>
      <legend className="visually-hidden">{treatmentMapWords.figure}</legend>
      {useApi('figures').map(({ id, title }, index) => (
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
  )
}

function Panels({ layer, only }: { layer?: Layer; only?: string }) {
  return useApi('figures').map((figure) =>
    only !== undefined && figure.id !== only ? null : (
      <div key={figure.id} className={styles.panel} data-panel={figure.id}>
        <Drawing figure={figure} {...(layer && { layer })} />
        <List figure={figure} />
      </div>
    ),
  )
}

function List({ figure }: { figure: Figure }) {
  return (
    <ul className={styles.list}>
      {figure.zones.map(({ id, label, layer, to, title }) => (
        <li key={id}>
          <a href={to} data-zone={id} data-on={layer}>
            <span>{label}</span>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
