import { useEffect, useState } from 'react'
import { recoveryPlans } from '../../lib/recovery-plans'
import type { RecoveryPlan } from '../../shared/recovery-plan'

type PlanState = RecoveryPlan | 'loading' | 'failed' | undefined

/** The recovery of a treatment, fetched when one is chosen. */
export function usePlan(path: string | undefined): PlanState {
  const [answer, setAnswer] = useState<{ path: string; plan: PlanState }>()
  useEffect(() => {
    if (!path) return
    let current = true
    const show = (plan: PlanState) => current && setAnswer({ path, plan })
    recoveryPlans().then(
      (plans) => show(plans.find((plan) => plan.path === path) ?? 'failed'),
      () => show('failed'),
    )
    return () => {
      current = false
    }
  }, [path])
  if (!path) return undefined
  return answer?.path === path ? answer.plan : 'loading'
}
