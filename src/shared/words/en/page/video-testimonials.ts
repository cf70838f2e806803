/** Patients on film. */
export const filmWords = {
  films: 'The films',
  none: 'No video is shown at the moment: each needs a patient’s written consent.',
}
