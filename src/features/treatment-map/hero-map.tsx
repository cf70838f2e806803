import { type MouseEvent, Suspense, useState } from 'react'
import { treatmentMapWords } from '#words/treatment-map'
import { useApi } from '../../lib/api'
import { isPlainClick } from '../../lib/plain-click'
import { href } from '../../shared/routes'
import { Static } from '../../ui/static'
import { Drawing } from './drawing'
import styles from './hero-map.module.css'
import { FIGURE_ANCHOR } from './treatment-map'
import { zoneLight } from './zone-light'

/**
 * The map on the first screen: one drawing, inlined, with its points. The names of the other figures lead to the whole map on the
 * services page; scripts show the figure here instead. The list of treatments stands further down the page.
 */
export function HeroMap() {
  const [figure, setFigure] = useState<string | null>(null)
  const choose = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLElement>('[data-figure-name]')
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    setFigure(link.dataset.figureName ?? null)
    for (const other of event.currentTarget.querySelectorAll('[data-figure-name]')) other.removeAttribute('aria-current')
    link.setAttribute('aria-current', 'true')
  }
  return (
    // The clicks are those of the links inside, and links answer the keyboard by themselves.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={styles.map} onClick={choose} {...zoneLight}>
      <Static id="figure-names" as="nav" label={treatmentMapWords.figures} className={styles.names}>
        {() => <Names />}
      </Static>
      <div hidden={figure !== null} data-panel="first">
        <Static id="first-figure">{() => <First />}</Static>
      </div>
      {figure !== null && (
        <Suspense fallback={<div className={styles.waiting} />}>
          <div data-panel={figure}>
            <Chosen id={figure} />
          </div>
        </Suspense>
      )}
    </div>
  )
}

function First() {
  const [figure] = useApi('figures')
  return figure ? <Drawing figure={figure} inline /> : null
}

function Chosen({ id }: { id: string }) {
  const figure = useApi('figures').find((candidate) => candidate.id === id)
  return figure ? <Drawing figure={figure} /> : null
}

function Names() {
  return useApi('figures').map(({ id, title }, index) => (
    <a key={id} href={`${href('services')}${FIGURE_ANCHOR}${id}`} data-figure-name={id} aria-current={index === 0 || undefined}>
      {title}
    </a>
  ))
}
