import type { SyntheticEvent } from 'react'

/** Shows the zone of the point or list item under the pointer or the focus: the drawing's `:target` rule lights it. */
const light = (event: SyntheticEvent) => show(event, true)
const dim = (event: SyntheticEvent) => show(event, false)

/** Handlers for an element around drawings and lists whose links name a zone. */
export const zoneLight = { onPointerOver: light, onFocus: light, onPointerOut: dim, onBlur: dim }

function show(event: SyntheticEvent, lit: boolean): void {
  const link = (event.target as Element).closest<HTMLElement | SVGElement>('[data-zone]')
  const panel = link?.closest('[data-panel]')
  if (!link || !panel) return
  const image = panel.querySelector('img')
  if (image) image.src = image.src.replace(/#.*|$/, lit ? `#${link.dataset.zone}` : '')
  // The inlined drawing of the first screen has its zones in the document.
  for (const zone of panel.querySelectorAll('.zone')) zone.toggleAttribute('data-lit', lit && zone.id === link.dataset.zone)
}
