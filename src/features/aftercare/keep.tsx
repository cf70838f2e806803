import { aftercareWords as texts } from '#words/aftercare'
import { useState } from 'react'
import { forgetPlan, keepPlan, keptPlan } from '../../lib/kept-plan'
import type { RecoveryPlan } from '../../shared/recovery-plan'
import styles from './aftercare.module.css'

interface Props {
  plan: RecoveryPlan
  on: string
  today: string
}

/** Nothing is kept before the tick, and it is forgotten when the tick is taken away. */
export function Keep({ plan, on, today }: Props) {
  const kept = keptPlan(today)
  const [kind, setKind] = useState<'kept' | 'refused' | 'none'>(kept?.path === plan.path && kept.on === on ? 'kept' : 'none')
  const change = (keep: boolean) => {
    if (keep) return setKind(keepPlan(plan, on) ? 'kept' : 'refused')
    forgetPlan()
    setKind('none')
  }
  return (
    <div className={styles.keep}>
      <label>
        <input type="checkbox" checked={kind === 'kept'} onChange={({ target }) => change(target.checked)} />
        {texts.keep}
      </label>
      <small role="status">{kind === 'refused' ? texts.refused : texts.keepHint}</small>
    </div>
  )
}
