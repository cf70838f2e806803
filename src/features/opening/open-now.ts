import { timeWords } from '#words/time'
import type { Site } from '../../shared/contract/content'
import { openingInWords } from '../../shared/opening'
import { hours } from '../../stores/hours'

const MINUTE = 60_000

/** Says in the line of the hours whether the clinic is open, by its own clock: the document may be days old. Returns what ends it. */
export function sayOpenNow(site: Site): () => void {
  const say = () => {
    const line = document.querySelector<HTMLElement>('#open-now')
    const opening = openingInWords(new Date(), site, timeWords)
    if (!line || !opening) return
    line.dataset['open'] = String(opening.open)
    line.textContent = opening.text
  }
  return everyMinute(say)
}

/** Keeps `hours` by the clinic's clock. Returns what ends it. */
export const keepHours = (site: Site): (() => void) =>
  everyMinute(() => {
    hours.now = openingInWords(new Date(), site, timeWords)
  })

function everyMinute(job: () => void): () => void {
  job()
  const timer = setInterval(job, MINUTE)
  return () => clearInterval(timer)
}
