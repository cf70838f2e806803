/** The surgeon. */
export const doctorWords = {
  registration: 'Registration',
  languages: 'Languages',
  since: 'At this clinic since',
}
