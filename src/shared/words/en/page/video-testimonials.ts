/** Patients on film. */
export const filmWords = {
  none: 'No video is shown at the moment: each needs a patient’s written consent.',
}
