import { useEffect, useState } from 'react'
import { useSite } from '../../../lib/api'
import { weekdays } from '#words/weekdays'
import { closedOn } from '../../../shared/closed-days'
import { dayAtClinic, daysAfter, untilNextDay } from '../../../shared/clinic-day'
import { aYearAfter, isDay } from '../../../shared/contract/rules'
import { enquiryWords } from '#words/enquiry'
import { LANG } from '../../../shared/language-of-bundle'
import type { Enquiry } from '../enquiry'
import { FormField } from './form-field'
import styles from './form-field.module.css'
import { useFormField } from './use-form-field'

/** The day of an appointment: from today at the clinic on, the next open days a tap away; a closed day gets a hint, no refusal. */
export function DateField({ enquiry, name }: { enquiry: Enquiry; name: 'date' }) {
  const site = useSite()
  const [today, readToday] = useToday()
  const field = useFormField(enquiry, name, true)
  const { value, onChange, onFocus } = field.props
  const closed = isDay(value) ? closedOn(value, site, weekdays) : undefined
  return (
    <FormField
      enquiry={enquiry}
      name={name}
      field={field}
      after={
        <>
          <div className={styles.days}>
            {today &&
              days(today)
                .filter((day) => !closedOn(day, site, weekdays))
                .slice(0, 6)
                .map((day) => (
                  <button key={day} type="button" className="chip" aria-pressed={day === value} onClick={() => onChange(day)}>
                    {new Date(day).toLocaleDateString(`${LANG}-IN`, { weekday: 'short', day: 'numeric', timeZone: 'UTC' })}
                  </button>
                ))}
          </div>
          <div className={styles.hint} id={`${field.id}-hint`} role="status">
            {closed && enquiryWords.closedDay(closed)}
          </div>
        </>
      }
    >
      <input
        {...field.props}
        type="date"
        className={`control ${styles.input}`}
        min={today}
        max={today && aYearAfter(today)}
        onFocus={(event) => {
          readToday()
          onFocus(event)
        }}
      />
    </FormField>
  )
}

/** The two weeks after a day. */
const days = (today: string) => Array.from({ length: 14 }, (_, index) => daysAfter(today, index + 1))

/** Today at the clinic; unknown until after hydration, since the page may have been built on another day. */
function useToday(): [today: string | undefined, read: () => void] {
  const [today, setToday] = useState<string>()
  const read = () => setToday(dayAtClinic(new Date()))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      setToday(dayAtClinic(new Date()))
      timer = setTimeout(tick, untilNextDay(new Date()) + 500)
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return [today, read]
}
