import { myPagesWords as texts } from '#words/my-pages'
import { timeWords } from '#words/time'
import { type ReactNode, useState } from 'react'
import { keptPlan } from '../../lib/kept-plan'
import { dayAtClinic } from '../../shared/clinic-day'
import { dayInWords } from '../../shared/clinic-time'
import { href } from '../../shared/routes'
import { Continue } from './continue'
import { ForgetEverything } from './forget-everything'
import { keptTicks } from './kept'
import styles from './my-pages.module.css'
import { Sheets } from './sheets'

type State = 'hidden' | 'shown' | 'forgotten'

/** Everything that this device keeps of its visitor, behind one button: somebody else may hold the phone. */
export function MyPages({ children }: { children: ReactNode }) {
  const [state, setState] = useState<State>('hidden')
  if (state !== 'shown')
    return (
      <div className={styles.door}>
        <p role="status">{state === 'forgotten' ? texts.forgotten : texts.hidden}</p>
        <button type="button" className="button" onClick={() => setState('shown')}>
          {texts.show}
        </button>
      </div>
    )
  return (
    <div className={styles.pages}>
      <Continue />
      <Plan />
      <Ticks />
      <Sheets />
      {children}
      <ForgetEverything onForgotten={() => setState('forgotten')} />
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
        <div key={path}>
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
