/** The surgeon. */
export const doctorWords = {
  registration: 'Registration',
  languages: 'Languages',
  since: 'At this clinic since',
  sketch: 'Her sketch of a nose in profile: the line of today, and in dashes the line aimed at',
  /** Pictures beside what is told. */
  explains: 'Her hand with a pencil: a woman’s head in profile grows on the sheet',
  operates:
    'The operation theatre: the surgeon and her assistant at the covered table, the anaesthetist behind a screen at the patient’s head',
  declines: 'At the clinic’s door: a woman with her hand on the handle',
  reads: 'The records desk: two of the team behind it, one with an open folder, and a written page with a pen before them',
}
