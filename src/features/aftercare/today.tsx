import { aftercareWords as texts } from '#words/aftercare'
import { timeWords } from '#words/time'
import { weekdays } from '#words/weekdays'
import { useEffect, useRef } from 'react'
import { dayInWords } from '../../shared/clinic-time'
import { daysAfter, daysBetween } from '../../shared/clinic-day'
import { lastDay, onDay, type RecoveryPlan } from '../../shared/recovery-plan'
import styles from './aftercare.module.css'
import { Dates } from './dates'

interface Props {
  plan: RecoveryPlan
  on: string
  today: string
}

/** What is usual today, what comes next, and what is not usual. */
export function Today({ plan, on, today }: Props) {
  const day = daysBetween(on, today)
  const { now, next } = onDay(plan.steps, day)
  const over = day > lastDay(plan.steps)
  const heading = useRef<HTMLHeadingElement>(null)
  // Asked for by a tap or a date: on a low screen it would stand under the strip.
  const asked = `${plan.path} ${on}`
  useEffect(() => {
    if (asked) heading.current?.scrollIntoView({ block: 'nearest' })
  }, [asked])
  const weekday = weekdays[new Date(`${today}T00:00:00Z`).getUTCDay()] ?? ''
  return (
    <>
      <p className={styles.paper}>{`${plan.name}, ${dayInWords(on, timeWords)}`}</p>
      <h2 id="today" ref={heading}>
        {day < 0 ? texts.ahead(-day) : texts.day(day, weekday)}
      </h2>
      {over && <p>{texts.over}</p>}
      {!over && day < 0 && <p>{texts.aheadText}</p>}
      {day >= 0 &&
        now.map(({ title, text, from }) => (
          <p key={title}>
            <strong>{over ? texts.onward(title, from) : texts.usual(title)}</strong> {text}
          </p>
        ))}
      {next && (
        <p>
          <strong>{`${texts.next}:`}</strong> {`${next.title} (${dayInWords(daysAfter(on, next.from), timeWords)})`}
        </p>
      )}
      {day >= 0 && (
        <section className={styles.signs} aria-labelledby="signs">
          <h3 id="signs">{texts.call}</h3>
          <ul className="bullets">
            {plan.callAtOnce.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
        </section>
      )}
      <Dates plan={plan} on={on} title={texts.dates} />
      <p className={styles.whole}>
        <a href={`${plan.path}#recovery`}>{texts.whole(plan.name)}</a>
      </p>
    </>
  )
}
