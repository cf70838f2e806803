/** A treatment. */
export const treatmentWords = {
  answers: 'Questions and answers',
  questionsToAny: 'Questions to ask any surgeon',
  aftercare: 'Which day am I on? Is my date too close?',
  take: 'Take them to your consultation, here or elsewhere.',
  chat: 'Chat about this treatment',
  greeting: (name: string) => `Hello, I would like to ask about this treatment: ${name}.`,
  ask: 'Ask for an appointment',
  cost: 'Cost',
  /** The section bar: the anchor of a section and its name in a word or two. */
  bar: {
    'what-it-can-and-cannot-do': 'What it does',
    'who-it-suits-and-who-should-wait': 'Is it for me?',
    options: 'Options',
    'how-it-is-done': 'How',
    recovery: 'Recovery',
    chances: 'Chances',
    risks: 'Risks',
    'what-the-cost-depends-on': 'Cost',
    weigh: 'What matters',
    faq: 'Answers',
    questions: 'Questions to ask',
    sources: 'Sources',
  },
  call: 'Call',
}
