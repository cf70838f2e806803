import { treatmentNames } from '../../src/shared/treatment-names'
import type { RecoveryPlan } from '../../src/shared/recovery-plan'
import type { Content } from './content'
import { plainText } from './markdown/plain-text'

/** The recoveries of all treatments, as /aftercare and the visitor's own pages read them, also without a connection. */
export const recoveryPlans = ({ treatments }: Content): RecoveryPlan[] =>
  treatments.map(({ path, menu, type, timeline, callAtOnce, ready }) => ({
    path,
    name: treatmentNames({ menu }).common,
    surgical: type === 'surgical',
    steps: timeline.map(({ html, ...step }) => ({ ...step, text: plainText(html) })),
    callAtOnce,
    ready,
  }))
