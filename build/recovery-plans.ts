import type { Plugin } from 'vite'
import { packed } from '../src/shared/recovery-plan'
import { contentAsset } from './content-asset'

/** The recoveries of all treatments, which the worker keeps with every page of the build. */
export const recoveryPlans = (): Plugin =>
  contentAsset('recovery-plans', (entry, content) => JSON.stringify(packed(entry.recoveryPlans(content))))
