import type { barWords as English } from '../en/app'

/** The bar of the installed app; it comes with the first script. */
export const barWords = {
  back: 'वापस',
  share: 'शेयर',
  copied: 'लिंक कॉपी हो गया',
  label: 'ऐप',
} satisfies typeof English
