import { type ReactNode, useEffect, useRef } from 'react'
import { compareWords } from '#words/compare'
import { moveOnceWhenSeen } from './move-once'

/** Moves the handles of the comparisons inside, also of those that are static HTML. */
export function BeforeAfterArea({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null)
  // A handle may have been moved before the scripts came, or by the browser, which keeps inputs across a reload.
  useEffect(() => {
    area.current?.querySelectorAll('input').forEach((input) => {
      if (input.value !== input.defaultValue || (input.checked && !input.defaultChecked)) show(input)
    })
    return area.current ? moveOnceWhenSeen(area.current) : undefined
  }, [])
  return (
    <div ref={area} onInput={(event) => show(event.target)}>
      {children}
    </div>
  )
}

function show(input: EventTarget | null | undefined): void {
  if (!(input instanceof HTMLInputElement)) return
  if (input.type !== 'range') return chosen(input)
  input.parentElement?.style.setProperty('--at', `${input.value}%`)
  input.ariaValueText = compareWords.value(input.value)
}

/** A day on the way is seen whole; the end as it was at first. */
function chosen(stage: HTMLInputElement): void {
  const slider = stage.closest('figure')?.querySelector<HTMLInputElement>('[type=range]')
  if (slider) slider.value = stage.defaultChecked ? slider.defaultValue : '0'
  show(slider)
}
