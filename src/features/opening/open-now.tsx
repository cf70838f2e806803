import { useEffect, useState } from 'react'
import { timeWords } from '#words/time'
import { useSite } from '../../lib/api'
import { hoursInWords } from '../../shared/clinic-time'
import { openingInWords } from '../../shared/opening'
import { Icon } from '../../ui/icon'
import styles from './open-now.module.css'

const MINUTE = 60_000

/** Whether the clinic is open, by its own clock. The document, which may be days old, tells the hours; both take one line. */
export function OpenNow() {
  const site = useSite()
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, MINUTE)
    return () => clearInterval(timer)
  }, [])
  const opening = now && openingInWords(now, site, timeWords)
  const week = hoursInWords(site.hours, timeWords, timeWords.shortWeekdays).find(({ open }) => open)
  return (
    <p id="open-now" className={styles.hours} data-open={opening?.open}>
      <Icon name="clock" />
      {opening?.text ?? (week && `${week.days}, ${week.times}`)}
    </p>
  )
}
