import { timeWords } from '#words/time'
import { useSite } from '../../lib/api'
import { hoursInWords } from '../../shared/clinic-time'
import { Icon } from '../../ui/icon'
import styles from './hours.module.css'

/** The week's first opening hours, in one line. Scripts say there whether the clinic is open now (open-now). */
export function Hours() {
  const week = hoursInWords(useSite().hours, timeWords, timeWords.shortWeekdays).find(({ open }) => open)
  return (
    <p className={styles.hours}>
      <Icon name="clock" />
      <span id="open-now">{week && `${week.days}, ${week.times}`}</span>
    </p>
  )
}
