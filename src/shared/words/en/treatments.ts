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

/** Under the heading of the risks. */
export const risksSorted: string = 'Risks without a source we have sorted by judgement.'

export const riskWords: Record<keyof Treatment['risks'], { title: string; meaning: string }> = {
  common: { title: 'Common', meaning: 'more than 10 of 1,000 people' },
  uncommon: { title: 'Uncommon', meaning: '1 to 10 of 1,000 people' },
  rare: { title: 'Rare', meaning: 'fewer than 1 of 1,000 people' },
  uncounted: { title: 'Not known', meaning: 'we found no count' },
}
