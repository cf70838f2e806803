import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { filterWords } from '#words/filter'
import styles from './filter.module.css'

/** The reach of a `<FilterChips>`: says how many are shown, and keeps the choice with the history entry, for the way back. */
export function FilterArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const kept = Number(history.state?.filter)
    const radio = kept && area.current?.querySelector<HTMLInputElement>(`[name=filter][value='${kept}']`)
    if (radio) radio.checked = true
  }, [])
  return (
    <div
      ref={area}
      className={styles.filtered}
      onInput={({ target, currentTarget }) => {
        if (!(target instanceof HTMLInputElement) || target.name !== 'filter') return
        history.replaceState({ ...history.state, filter: target.value }, '')
        announce(currentTarget)
      }}
    >
      {children}
    </div>
  )
}

function announce(area: Element): void {
  const items = [...area.querySelectorAll('li[data-in]')]
  const shown = items.filter((item) => item.getClientRects().length > 0)
  const status = area.querySelector('[role=status]')
  if (status) status.textContent = filterWords.shown(shown.length, items.length)
}
