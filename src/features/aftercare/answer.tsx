import { aftercareWords as texts } from '#words/aftercare'
import { isDay } from '../../shared/contract/rules'
import { keptPlan } from '../../lib/kept-plan'
import { lastDay, oddDay } from '../../shared/recovery-plan'
import { daysAfter } from '../../shared/clinic-day'
import styles from './aftercare.module.css'
import { choose, useChosen, useToday } from './chosen'
import { Keep } from './keep'
import { Today } from './today'
import { usePlan } from './use-plan'

/** The answer to 'is this usual?' for the treatment and the day in the fields above. */
export function Answer() {
  const today = useToday()
  const { treatment, day: on = '' } = useChosen('recovery-fields')
  const plan = usePlan(treatment)
  const known = today !== undefined && isDay(on)
  const odd = known && oddDay(on, today)
  return (
    <div className={styles.answer} aria-live="polite">
      {odd ? (
        <>
          <h2>{texts.odd}</h2>
          <p>{texts.oddDay[odd]}</p>
        </>
      ) : known && typeof plan === 'object' ? (
        <>
          <Today plan={plan} on={on} today={today} />
          {/* Nothing is kept beyond the recovery. */}
          {today <= daysAfter(on, lastDay(plan.steps)) && <Keep key={plan.path + on} plan={plan} on={on} today={today} />}
        </>
      ) : (
        <p className={styles.waiting}>{waiting(plan, on)}</p>
      )}
      {today && !on && <KeptPlan today={today} />}
    </div>
  )
}

function waiting(plan: ReturnType<typeof usePlan>, on: string): string {
  if (plan === 'failed') return texts.failed
  if (!plan) return on ? texts.missingTreatment : texts.hint
  return isDay(on) ? texts.loading : texts.missingDate
}

/** Whoever else holds the phone sees only that there is a plan. */
function KeptPlan({ today }: { today: string }) {
  const plan = keptPlan(today)
  if (!plan) return null
  return (
    <p className={styles.kept}>
      {texts.kept}
      <button type="button" className="button secondary" onClick={() => choose(plan.path, plan.on)}>
        {texts.show}
      </button>
    </p>
  )
}
