import { aftercareWords } from '#words/aftercare'
import { timeWords } from '#words/time'
import { useState } from 'react'
import { calendarAddress, calendarFile } from '../../lib/calendar-file'
import { dayInWords, shortDate } from '../../shared/clinic-time'
import { type Milestone, milestones, type RecoveryPlan } from '../../shared/recovery-plan'
import { Icon } from '../../ui/icon'
import styles from './aftercare.module.css'

interface Props {
  plan: RecoveryPlan
  /** The day of the treatment, YYYY-MM-DD. */
  on: string
  title: string
  /** The last day that is listed. */
  until?: string
}

/** The steps of a recovery as days of the calendar, and a file that brings them into the visitor's own. */
export function Dates({ plan, on, title, until }: Props) {
  const [now] = useState(() => new Date())
  const days = milestones(plan.steps, on).filter(({ day }) => until === undefined || day <= until)
  const file = calendarFile(
    days.map(({ day, step }, index) => ({
      date: day,
      uid: `${on}-${index}${plan.path.replaceAll('/', '-')}@${location.hostname}`,
      title: `${plan.name}: ${step.title}`,
      text: aftercareWords.eventText(plan.name, step.when),
    })),
    now,
  )
  return (
    <details className={styles.dates}>
      <summary>{title}</summary>
      <ol>
        {days.map((milestone) => (
          <Day key={milestone.step.when + milestone.step.title} of={milestone} />
        ))}
      </ol>
      <a className="button secondary" href={calendarAddress(file)} download={`${plan.path.split('/').pop()}-${on}.ics`}>
        <Icon name="calendar" />
        {aftercareWords.calendar}
      </a>
    </details>
  )
}

const Day = ({ of: { day, step } }: { of: Milestone }) => (
  <li>
    <time dateTime={day} title={dayInWords(day, timeWords)}>
      {shortDate(day, timeWords)}
    </time>
    <span>
      {step.title} <small>{step.when}</small>
    </span>
  </li>
)
