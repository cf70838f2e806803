/** The first page. */
export const homeWords = {
  categories: (treatments: number) => `${treatments} treatments in six fields`,
  compare: 'Which of these is for me?',
  registration: (number: string, council: string) => `Registration ${number}, ${council}`,
  recovery: 'What recovery asks of you',
  recoveryLead: 'Each treatment page draws its swelling and bruises, day by day.',
  resultsTopic: 'Results',
  results: 'All before and after pairs',
  voices: 'In patients’ own words',
  testimonials: 'All written testimonials',
  reading: 'Worth reading first',
  anywhere: 'Read it anywhere, in your own time',
  anywhereLead:
    'What you have opened stays readable offline. Save all of it, and it opens like an app; nobody is told what you read.',
  save: 'Save for offline',
}
