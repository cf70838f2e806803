import type { Site } from './contract/content'
import { weekdays as fromMonday } from './contract/weekdays'

/** As clinic.yaml writes them, from Sunday on. */
export const WEEKDAYS = [fromMonday[6], ...fromMonday.slice(0, 6)]

/** Why the clinic is closed on a day (YYYY-MM-DD): a weekday's or a holiday's name; undefined on open days. */
export function closedOn(
  day: string,
  { hours, holidays }: Pick<Site, 'hours' | 'holidays'>,
  weekdays: readonly string[],
): string | undefined {
  const holiday = holidays.find(({ date }) => date === day)
  if (holiday) return holiday.name
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const open = hours.some(({ days }) => days.some((name) => name === WEEKDAYS[weekday]))
  return open ? undefined : weekdays[weekday]
}
