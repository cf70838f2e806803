/** A field of treatments. */
export const categoryWords = {
  listedAs: (name: string) => `Also listed as ${name}`,
  treatments: 'Treatments',
  compared: 'Side by side',
  which: 'What each changes, and the worst of it',
  whichSources: 'How often things happen, and who counted, stands on the page of each treatment.',
  guide: 'Which of these is for me?',
  backAtWork: 'Back at a desk:',
  days: 'The bars are days off work, all to one scale: a mark for each week.',
}
