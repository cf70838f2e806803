/** The search. */
export const searchWords = {
  label: 'Search the site',
  hint: 'In your own words, English or Hindi in Roman letters. What you type stays on your device.',
  examplesLabel: 'For example:',
  examples: ['double chin', 'hair fall', 'naak', 'eye bags', 'pimple marks'],
  clear: 'Empty the search',
  loading: 'Getting the search ready…',
  failed: 'The search needs a connection the first time it is used. The list below works without one.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? 'One result' : `${count} results`),
  none: (query: string) => `Nothing found for “${query}”. Try one word instead of several, or the list below.`,
  alias: (words: string) => `Also known as: ${words}`,
  kinds: {
    treatment: 'Treatment',
    category: 'Treatments',
    post: 'Article',
    case: 'Case study',
    job: 'Position',
    page: 'Page',
  },
  allTreatments: 'All treatments, A to Z',
}
