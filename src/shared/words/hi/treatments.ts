import type { comparedWords as Compared, factWords as Facts, riskWords as Risks } from '../en/treatments'

/** The quick facts; the same names head the tables that compare. */
export const factWords = {
  kind: 'किस तरह का इलाज',
  time: 'कितना समय',
  anaesthesia: 'बेहोशी या सुन्न करना',
  stay: 'अस्पताल में रुकना',
  deskWork: 'दफ़्तर का काम',
  exercise: 'कसरत',
  lasts: 'कितने दिन टिकता है',
} satisfies typeof Facts

export const comparedWords = { treatment: 'इलाज' } satisfies typeof Compared

/** Under the heading of the risks. */
export const risksSorted: string = 'बिना स्रोत वाले ख़तरे आम हैं या कम, यह हमने अपनी समझ से लिखा है।'

export const riskWords = {
  common: { title: 'आम', meaning: '1,000 में से 10 से ज़्यादा लोगों को' },
  uncommon: { title: 'कम होने वाले', meaning: '1,000 में से 1 से 10 लोगों को' },
  rare: { title: 'बहुत कम होने वाले', meaning: '1,000 में से 1 से भी कम को' },
  uncounted: { title: 'पता नहीं', meaning: 'हमें कोई गिनती नहीं मिली' },
} satisfies typeof Risks
