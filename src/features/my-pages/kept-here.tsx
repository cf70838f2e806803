import { myPagesWords as texts } from '#words/my-pages'
import { timeWords } from '#words/time'
import { useEffect, useRef, useState } from 'react'
import { keptPlan } from '../../lib/kept-plan'
import { dayAtClinic } from '../../shared/clinic-day'
import { dayInWords } from '../../shared/clinic-time'
import { foreignTag } from '../../shared/other-languages'
import { href } from '../../shared/routes'
import { Continue } from './continue'
import { ForgetEverything } from './forget-everything'
import { keptTicks } from './kept'
import styles from './my-pages.module.css'
import { Sheets } from './sheets'

interface Props {
  /** Else only the sheets, with nothing of what is kept. */
  all: boolean
  onForgotten: () => void
}

/** What the device keeps, in the order in which people come back for it. The focus goes in, since the button that asked for it is gone. */
export function KeptHere({ all, onForgotten }: Props) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The part that a link has led to was not there yet.
    const part = document.getElementById(location.hash.slice(1))
    if (all || part) place.current?.focus({ preventScroll: true })
    part?.scrollIntoView()
  }, [all])
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={texts.name} className={styles.pages}>
      {all && (
        <>
          <Continue />
          <Plan />
          <Ticks />
        </>
      )}
      <Sheets ticks={all ? keptTicks() : []} />
      {all && (
        <>
          <p>
            <a href={href('offline')}>{texts.saved}</a>
          </p>
          <ForgetEverything onForgotten={onForgotten} />
        </>
      )}
    </div>
  )
}

function Plan() {
  const [plan] = useState(() => keptPlan(dayAtClinic(new Date())))
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{texts.plan}</h2>
      <p>{plan ? texts.planOf(plan.name, dayInWords(plan.on, timeWords)) : texts.noPlan}</p>
      <p>
        <a className="button secondary" href={href('aftercare')}>
          {texts.toPlan}
        </a>
      </p>
    </section>
  )
}

function Ticks() {
  const [ticks] = useState(keptTicks)
  return (
    <section aria-labelledby="ticks">
      <h2 id="ticks">{texts.ticks}</h2>
      {ticks.length === 0 && <p>{texts.noTicks}</p>}
      {ticks.map(({ path, title, ticked }) => (
        <div key={path} lang={foreignTag(path)}>
          <h3>
            <a href={`${path}#weigh`}>{title}</a>
          </h3>
          <ul className="bullets">
            {ticked.map((statement) => (
              <li key={statement}>{statement}</li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
