/** The list of case studies. */
export const casesWords = {
  none: 'No case is told at the moment: each needs the patient’s written consent.',
}
