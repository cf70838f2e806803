import { daysAfter } from '../shared/clinic-day'
import { lastDay, type RecoveryPlan } from '../shared/recovery-plan'
import { forget } from './device-memory'
import { KEPT, recallRecord, rememberRecord } from './own-keys'

/** A treatment and its day, kept because the visitor asked for it. */
export interface KeptPlan {
  path: string
  name: string
  /** YYYY-MM-DD */
  on: string
  /** The last day of the recovery: nothing is kept beyond it. */
  until: string
}

/** The plan on this device; one whose recovery has ended is forgotten. @param today at the clinic */
export function keptPlan(today: string): KeptPlan | undefined {
  const plan = recallRecord<KeptPlan>(KEPT.plan)
  if (!plan || plan.until >= today) return plan
  forgetPlan()
  return undefined
}

/** Returns whether it will be kept. */
export const keepPlan = ({ path, name, steps }: RecoveryPlan, on: string) =>
  rememberRecord(KEPT.plan, { path, name, on, until: daysAfter(on, lastDay(steps)) } satisfies KeptPlan)

export const forgetPlan = () => forget(KEPT.plan)
