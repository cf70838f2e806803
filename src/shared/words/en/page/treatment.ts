/** A treatment. */
export const treatmentWords = {
  answers: 'Questions and answers',
  questionsToAny: 'Questions to ask any doctor',
  aftercare: 'Which day am I on? Is my date too close?',
  take: 'Take them along, here or elsewhere.',
  tick: 'Tick them on My pages',
  chat: 'Chat about this treatment',
  greeting: (name: string) => `Hello, I would like to ask about this treatment: ${name}.`,
  ask: 'Ask for an appointment',
  cost: 'Cost',
  noPictures: 'We have no pictures from before and after this treatment.',
  /** What the drawings of an operation say without words. */
  signs: 'Drawn in rose: cut. Hatched: taken out. Dashed: the aim.',
  /** The three chapters of the page. */
  chapters: { understand: 'Understand', decide: 'Decide', recover: 'Recover' },
  /** The section bar: the anchor of a section and its name in a word or two; the options begin with doing nothing. */
  bar: {
    'what-it-can-and-cannot-do': 'What it does',
    'who-it-suits-and-who-should-wait': 'Is it for me?',
    'how-it-is-done': 'How',
    untreated: 'Options',
    chances: 'Chances',
    risks: 'Risks',
    'what-the-cost-depends-on': 'Cost',
    weigh: 'What matters',
    faq: 'Answers',
    questions: 'Questions to ask',
    recovery: 'Recovery',
    sources: 'Sources',
  },
  call: 'Call',
}
