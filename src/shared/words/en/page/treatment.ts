/** A treatment. */
export const treatmentWords = {
  answers: 'Questions and answers',
  questionsToAny: 'Questions to ask any surgeon',
  aftercare: 'Which day am I on? Is my date too close?',
  take: 'Take them to your consultation, here or elsewhere.',
}
