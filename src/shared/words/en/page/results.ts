/** Before and after. */
export const resultWords = {
  show: 'Show results of',
  none: 'No results are shown at the moment: each pair needs a patient’s written consent.',
}
