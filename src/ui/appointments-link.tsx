import { useSite } from '../lib/api'
import { call } from '../shared/help-at-once'

/** The number to book with, said to be that. */
export function AppointmentsLink() {
  const [line] = useSite().phones
  if (!line) return null
  const { label, href } = call(line.label, line.number)
  return <a href={href}>{label}</a>
}
