/** The texts of single features; each comes with the feature's own code. */
export const compareStrings = {
  label: (title: string) => `${title}: move between before and after`,
  before: 'Before',
  after: 'After',
  value: (share: string) => `${share} percent before`,
} as const

export const filterStrings = {
  all: 'All',
  shown: (count: number, all: number) => `${count} of ${all} shown`,
} as const

export const lightboxStrings = {
  label: 'Pictures of the rooms',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  count: (number: number, all: number) => `${number} of ${all}`,
} as const

export const videoStrings = {
  play: (title: string) => `Play the video: ${title}`,
  needsConnection: 'Needs a connection',
  offline: 'You are offline, so the video cannot be loaded. The transcript below says the same in writing.',
  failed: 'The video did not load. The transcript below says the same in writing.',
  again: 'Try again',
  captions: 'English',
  ours: 'From this site',
  youtube: 'Loads from YouTube',
  transcript: 'Transcript',
  duration: 'Duration',
} as const

export const searchStrings = {
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
} as const
