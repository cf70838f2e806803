/** The first page. */
export const homeWords = {
  explained: 'treatments explained',
  categories: 'Six fields, explained treatment by treatment',
  registration: (number: string, council: string) => `Registration ${number}, ${council}`,
  recovery: 'What recovery asks of you',
  recoveryOf: (treatment: string) => `${treatment}, from the day itself`,
  recoveryLead:
    'Every treatment page draws its recovery like this, so that you can plan work, family and travel before you decide.',
  wholePage: 'Read the whole page',
  results: 'All before and after pairs',
  voices: 'In patients’ own words',
  testimonials: 'All written testimonials',
  reading: 'Worth reading first',
  anywhere: 'Read it anywhere, in your own time',
  anywhereLead:
    'Pages you have opened stay readable without a connection. Add the site to your home screen, or save all of it, and it opens like an app: no shop, no account, and nobody is told what you read.',
  save: 'Save for offline',
}
