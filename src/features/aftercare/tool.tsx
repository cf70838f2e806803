import { recoveryPlans } from '../../lib/recovery-plans'

/** What the fields of the page lead to, in one chunk. */
export { Answer } from './answer'
export { Planner } from './planner'

// Asked for with the code: the answer waits for both.
recoveryPlans().catch(() => undefined)
