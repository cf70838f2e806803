import address from 'virtual:recovery-plans'
import { type PackedPlans, type RecoveryPlan, unpacked } from '../shared/recovery-plan'

let plans: Promise<RecoveryPlan[]> | undefined

/** The recoveries of all treatments; the worker keeps the file with every page. A failure is forgotten, so that it may be asked for again. */
export function recoveryPlans(): Promise<RecoveryPlan[]> {
  plans ??= fetchPlans().catch((error: unknown) => {
    plans = undefined
    throw error
  })
  return plans
}

async function fetchPlans(): Promise<RecoveryPlan[]> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`the recoveries answered ${response.status}`)
  return unpacked((await response.json()) as PackedPlans)
}
