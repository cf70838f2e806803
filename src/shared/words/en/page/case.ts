/** A case study. */
export const caseWords = {
  facts: {
    age: 'Age',
    concern: 'Concern',
    procedure: 'What was done',
    anaesthesia: 'Anaesthesia',
    stay: 'Hospital stay',
    followUp: 'Followed for',
  },
  inShort: 'The case in short',
  pictures: 'Before and after',
  treatment: 'The treatment in full',
  all: 'All case studies',
  sample: 'An invented case that shows how a real one would be told.',
}
