import type { Facts, Treatment } from '../../contract/content'

/** The quick facts; the same names head the tables that compare. */
export const factWords: Record<keyof Facts, string> = {
  kind: 'Type',
  time: 'Time',
  anaesthesia: 'Anaesthesia',
  stay: 'Hospital stay',
  deskWork: 'Back to desk work',
  exercise: 'Back to exercise',
  lasts: 'How long it lasts',
}

export const comparedWords = { treatment: 'Treatment' }

export const riskWords: Record<keyof Treatment['risks'], { title: string; meaning: string }> = {
  common: { title: 'Common', meaning: 'more than 1 in 100 people' },
  uncommon: { title: 'Uncommon', meaning: '1 in 100 to 1 in 1,000' },
  rare: { title: 'Rare', meaning: 'fewer than 1 in 1,000' },
}
