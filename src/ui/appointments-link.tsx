import type { Site } from '../shared/contract/content'
import { call } from '../shared/help-at-once'

/** The number to book with, said to be that. */
export function AppointmentsLink({ of: { phones } }: { of: Pick<Site, 'phones'> }) {
  const [line] = phones
  if (!line) return null
  const { label, href } = call(line.label, line.number)
  return <a href={href}>{label}</a>
}
