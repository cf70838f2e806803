import { type MouseEvent, Suspense, useState } from 'react'
import { treatmentMapWords } from '#words/treatment-map'
import { useApi } from '../../lib/api'
import { isPlainClick } from '../../lib/plain-click'
import type { Layer } from '../../shared/layers'
import { href } from '../../shared/routes'
import { Static } from '../../ui/static'
import { Drawing } from './drawing'
import styles from './hero-map.module.css'
import { LayerLinks, Layers } from './layers'
import { FIGURE_ANCHOR } from './treatment-map'
import { zoneLight } from './zone-light'

/** The name of a figure: a link to it on the services page. */
const NAME = `nav > [href*='${FIGURE_ANCHOR}']`

/**
 * The map on the first screen: one drawing, inlined, with its points. The names of the other figures lead to the whole map on the
 * services page; scripts show the figure here instead. The list of treatments stands further down the page.
 */
export function HeroMap() {
  const [figure, setFigure] = useState<string | null>(null)
  const [layer, setLayer] = useState<Layer>('skin')
  const first = figure === null && layer === 'skin'
  const choose = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(NAME)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    setFigure(link.hash.slice(FIGURE_ANCHOR.length))
    for (const other of event.currentTarget.querySelectorAll(NAME)) other.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'true')
  }
  return (
    // The clicks are those of the links inside, and links answer the keyboard by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.map} onClick={choose} {...zoneLight}>
      <Static id="figure-names" as="nav" label={treatmentMapWords.figures} className={`swipes ${styles.names}`}>
        {() => <Names />}
      </Static>
      <Layers figure={figure ?? FIRST} layer={layer} choose={setLayer}>
        {() => <FirstLinks />}
      </Layers>
      <div hidden={!first} data-panel="first">
        <Static id="first-figure">{() => <First />}</Static>
      </div>
      {!first && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <div data-panel={figure ?? FIRST}>
            <Chosen id={figure ?? FIRST} layer={layer} />
          </div>
        </Suspense>
      )}
    </div>
  )
}

/** The figure of the first screen, which stands in the document. */
const FIRST = 'face-profile'

function First() {
  const [figure] = useApi('figures')
  return figure ? <Drawing figure={figure} inline /> : null
}

function FirstLinks() {
  const [figure] = useApi('figures')
  return figure ? <LayerLinks figure={figure} /> : null
}

function Chosen({ id, layer }: { id: string; layer: Layer }) {
  const figure = useApi('figures').find((candidate) => candidate.id === id)
  return figure ? <Drawing figure={figure} layer={layer} /> : null
}

function Names() {
  return useApi('figures').map(({ id, title }, index) => (
    <a key={id} href={`${href('services')}${FIGURE_ANCHOR}${id}`} aria-current={index === 0 || undefined}>
      {title}
    </a>
  ))
}
