import type { jobTypes as English } from '../en/jobs'

/** How much work a position is. */
export const jobTypes = { 'full-time': 'पूरे समय', 'part-time': 'पार्ट टाइम' } satisfies typeof English
