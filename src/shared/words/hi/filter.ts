import type { filterWords as English } from '../en/filter'

/** The filters of lists. */
export const filterWords = {
  all: 'सब',
  shown: (count: number, all: number) => `${all} में से ${count} दिख रहे हैं`,
} satisfies typeof English
