import { useEffect, useState } from 'react'
import { recoveryPlans } from '../../lib/recovery-plans'
import type { RecoveryPlan } from '../../shared/recovery-plan'

type Asked = RecoveryPlan | 'loading' | 'failed' | undefined

/** The recovery of a treatment, fetched when one is chosen. */
export function usePlan(path: string | undefined): Asked {
  const [answer, setAnswer] = useState<{ path: string; plan: Asked }>()
  useEffect(() => {
    if (!path) return
    let wanted = true
    const show = (plan: Asked) => wanted && setAnswer({ path, plan })
    recoveryPlans().then(
      (plans) => show(plans.find((plan) => plan.path === path) ?? 'failed'),
      () => show('failed'),
    )
    return () => {
      wanted = false
    }
  }, [path])
  if (!path) return undefined
  return answer?.path === path ? answer.plan : 'loading'
}
