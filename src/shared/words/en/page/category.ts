/** A field of treatments. */
export const categoryWords = {
  listedAs: (name: string) => `Also listed as ${name}`,
  treatments: 'Treatments',
  compared: 'Side by side',
  guide: 'Which of these is for me?',
  backAtWork: 'Back at a desk:',
  unsure: 'Not sure which one? The first visit is for finding out.',
}
