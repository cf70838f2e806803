/** A field of treatments. */
export const categoryWords = {
  listedAs: (name: string) => `Also listed as ${name}`,
  treatments: 'Treatments',
  compared: 'Side by side',
  guide: 'Which of these is for me?',
}
