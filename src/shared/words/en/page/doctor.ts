/** The surgeon. */
export const doctorWords = {
  registration: 'Registration',
  languages: 'Languages',
  since: 'At this clinic since',
  sketch: 'Her sketch of a nose in profile: the line of today, and in dashes the line aimed at',
}
