import { useEffect, useState } from 'react'
import { dayAtClinic, daysAfter, untilNextDay } from '../../shared/clinic-day'
import { treatmentPageBefore } from '../../lib/treatment-page-before'

type Control = HTMLSelectElement | HTMLInputElement
const controlsOf = (group: string) => [...document.querySelectorAll<Control>(`#${group} [data-name]`)]
const treatmentFields = () => [...document.querySelectorAll<HTMLSelectElement>('#main select[data-name=treatment]')]

/**
 * What is chosen in a group of fields, by their names, also before the scripts came. Who changes the treatment in one group changes it
 * in the other.
 */
export function useChosen(group: string, today: string | undefined): Record<string, string> {
  const [chosen, setChosen] = useState<Record<string, string>>({})
  useEffect(() => {
    if (today === undefined) return
    const read = () =>
      setChosen(Object.fromEntries(controlsOf(group).map(({ dataset, value }) => [dataset['name'] ?? '', value])))
    const changed = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.closest('#recovery-fields, #planner-fields')) return
      if (target instanceof HTMLSelectElement && target.dataset['name'] === 'treatment')
        for (const field of treatmentFields()) field.value = target.value
      agree(today, target)
      read()
    }
    meanOneTreatment()
    agree(today)
    read()
    document.addEventListener('input', changed)
    return () => document.removeEventListener('input', changed)
  }, [group, today])
  return chosen
}

/** Days ago fill the date in, and of them stays chosen only what fits the date. Before the scripts came both may have been: the date counts. */
function agree(today: string, changed?: HTMLElement): void {
  const date = document.querySelector<HTMLInputElement>('#recovery-day')
  if (!date) return
  const chips = [...document.querySelectorAll<HTMLInputElement>('#recovery-fields [name=ago]')]
  const dayOf = ({ value }: HTMLInputElement) => daysAfter(today, -Number(value))
  const tapped = chips.find(({ checked }) => checked)
  if (tapped && (changed === tapped || !(changed || date.value))) date.value = dayOf(tapped)
  for (const chip of chips) chip.checked = date.value === dayOf(chip)
}

/** Fills the fields in as if the visitor had done it. */
export function choose(path: string, day: string): void {
  for (const field of controlsOf('recovery-fields')) {
    field.value = field.dataset['name'] === 'treatment' ? path : day
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

/** Both groups mean the treatment that was chosen in one of them before the scripts came, or else the one whose page the visitor comes from. */
function meanOneTreatment(): void {
  const fields = treatmentFields()
  const path = fields.find(({ value }) => value)?.value ?? treatmentPageBefore()
  if (path) for (const field of fields) field.value ||= path
}

/** Today at the clinic; unknown until after hydration, and another day after its midnight. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      clearTimeout(timer)
      setToday(dayAtClinic(new Date()))
      timer = setTimeout(tick, untilNextDay(new Date()) + 500)
    }
    tick()
    // A phone that slept over midnight.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return today
}
