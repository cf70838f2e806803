import { proxy } from 'valtio'

/** Widths in px at which the layout changes (docs/requirements.md). CSS cannot read them: its media queries repeat the numbers. */
export const BREAKPOINTS = { desktop: 992, tablet: 768, phone: 599 } as const

export type Device = 'mobile' | 'tablet' | 'desktop'

/** What kind of device the visitor holds. It drives behaviour only: the look follows CSS, which needs no script. */
export const layout = proxy<{ device: Device; standalone: boolean }>({ device: 'mobile', standalone: false })

export function startLayout(): void {
  const desktop = matchMedia(`(min-width: ${BREAKPOINTS.desktop}px)`)
  const tablet = matchMedia(`(min-width: ${BREAKPOINTS.tablet}px)`)
  const standalone = matchMedia('(display-mode: standalone)')
  const read = () => {
    layout.device = desktop.matches ? 'desktop' : tablet.matches ? 'tablet' : 'mobile'
    layout.standalone = standalone.matches
  }
  for (const query of [desktop, tablet, standalone]) query.addEventListener('change', read)
  read()
}
