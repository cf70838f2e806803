/** A treatment. */
export const treatmentWords = {
  answers: 'Questions and answers',
  questionsToAny: 'Questions to ask any surgeon',
  take: 'Take them to your consultation, here or elsewhere.',
}
