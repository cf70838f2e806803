import { aftercareWords as texts } from '#words/aftercare'
import { useMemo, useState } from 'react'
import { isDay } from '../../shared/contract/rules'
import { type KeptPlan, keptPlan } from '../../lib/kept-plan'
import { lastDay, oddDay } from '../../shared/recovery-plan'
import { daysAfter } from '../../shared/clinic-day'
import styles from './aftercare.module.css'
import { choose, useChosen, useToday } from './chosen'
import { Keep } from './keep'
import { Today } from './today'
import { usePlan } from './use-plan'

/** The answer to 'is this usual?' for the treatment and the day in the fields above, which are folded while a plan is kept. */
export function Answer() {
  const today = useToday()
  const [kept, unfold] = useKeptPlan(today)
  const { treatment, day: on = '' } = useChosen('recovery-fields', today)
  const plan = usePlan(treatment)
  const known = today !== undefined && isDay(on)
  const odd = known && oddDay(on, today)
  return (
    <div className={styles.answer} aria-live="polite" data-folded={kept && ''}>
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
        (on || !kept) && <p className={styles.waiting}>{waiting(plan, on)}</p>
      )}
      {kept && <Folded plan={kept} shown={on !== ''} onOther={unfold} />}
    </div>
  )
}

/** The plan that was kept before the page was opened, and what unfolds the fields. */
function useKeptPlan(today: string | undefined) {
  const [folded, setFolded] = useState(true)
  const kept = useMemo(() => (today ? keptPlan(today) : undefined), [today])
  return [folded ? kept : undefined, () => setFolded(false)] as const
}

function waiting(plan: ReturnType<typeof usePlan>, on: string): string {
  if (plan === 'failed') return texts.failed
  if (!plan) return on ? texts.missingTreatment : texts.hint
  return isDay(on) ? texts.loading : texts.missingDate
}

interface FoldedProps {
  plan: KeptPlan
  shown: boolean
  onOther: () => void
}

/** Whoever else holds the phone sees only that there is a plan. */
function Folded({ plan, shown, onOther }: FoldedProps) {
  return (
    <div className={styles.kept}>
      {!shown && (
        <>
          <button type="button" className="button" onClick={() => choose(plan.path, plan.on)}>
            {texts.show}
          </button>
          <p>{texts.kept}</p>
        </>
      )}
      <button type="button" className="button secondary" onClick={onOther}>
        {texts.other}
      </button>
    </div>
  )
}
