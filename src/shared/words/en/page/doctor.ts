/** The surgeon. */
export const doctorWords = {
  registration: 'Registration',
  languages: 'Languages',
  since: 'At this clinic since',
  sketch: 'Her sketch of a nose in profile: the line of today, and in dashes the line aimed at',
  /** Pictures beside what is told. */
  explains: 'Her hand draws a head in profile',
  operates: 'The surgeon and her team at the operating table',
  declines: 'A woman at the clinic’s door',
  reads: 'Two of the team at the records desk',
}
