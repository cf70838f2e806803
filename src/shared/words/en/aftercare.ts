/** After a treatment, and before one: what is usual on a day, and whether a date is too close. */
export const aftercareWords = {
  name: 'Aftercare',
  fields: 'Your treatment',
  treatment: 'I had',
  chooseTreatment: 'Choose',
  count: 'Days ago',
  on: 'On',
  hint: 'Choose your treatment and its day, and you see what is usual today.',
  missingDate: 'On which day was it?',
  missingTreatment: 'Which treatment was it?',
  loading: 'One moment…',
  failed: 'The recovery could not be loaded. The list below leads to it.',
  show: 'Show my plan',
  other: 'Another treatment or day',
  kept: 'A plan is kept on this phone.',
  day: (day: number, weekday: string) => `Day ${day} · ${weekday}`,
  /** Days until the treatment, from 1 on. */
  ahead: (days: number) => (days === 1 ? 'Tomorrow' : `In ${days} days`),
  usual: (step: string) => `Usual now: ${step}.`,
  aheadText:
    'That day is still to come. If you have had the treatment, please correct the date; if not, you see below which days to keep free.',
  over: 'The recovery that we describe is over. If something still worries you, please call us.',
  /** The last step has no end. `from` in days. */
  onward: (step: string, from: number) => `From ${from > 30 ? `month ${Math.ceil(from / 30)}` : `day ${from}`} on: ${step}.`,
  odd: 'Please check the date',
  oddDay: {
    past: 'That day is more than three years ago. Please correct the year. If it is right and something worries you, please call us.',
    future: 'That day is more than three years ahead. Please correct the year.',
  },
  call: 'Not usual: call at once, at any hour',
  next: 'Next',
  dates: 'All steps with their dates',
  calendar: 'Add to calendar',
  whole: (name: string) => `${name}: the whole recovery`,
  keep: 'Keep treatment and day on this phone',
  keepHint: 'Treatment and day stay on this phone until the recovery ends or you take the tick away.',
  refused: 'This browser keeps nothing, so please choose again next time.',
  all: 'The recovery of every treatment',
  eventText: (name: string, when: string) =>
    `${name}, ${when}. Everybody heals in their own time; what your surgeon tells you counts.`,
}

export const plannerWords = {
  title: 'Is there enough time before my date?',
  lead: 'For a wedding, a flight or an exam: the last day on which a treatment still makes sense.',
  fields: 'Your date',
  treatment: 'I think about',
  occasion: 'Before',
  occasions: { wedding: 'a wedding', flight: 'a flight', exam: 'an exam' },
  on: 'On',
  hint: 'Choose a treatment, what you plan and its day.',
  past: 'That day is over. Please choose one that is still to come.',
  far: 'That day is more than three years ahead. Please correct the year.',
  last: (day: string) => `Last sensible day: ${day}`,
  tooClose: 'That is too close',
  takes: {
    wedding: (days: string) => `Allow ${days} before you are among guests. Close photographs can need longer.`,
    flight: (days: string) => `Allow ${days} before you fly.`,
    exam: (days: string) => `Allow ${days} until you can sit at a desk.`,
  },
  days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  sameDay: 'no day at all',
  course: 'With several sessions, this is the day of the last one.',
  would: (day: string) => `The last sensible day was ${day}.`,
  earliest: (day: string) => `If it were done today, you would be ready on ${day}.`,
  unknown: 'Our page on it gives no number of days before a flight. Please ask us before you book one.',
  caution: 'Some people need longer. Please agree on the day with your surgeon.',
  between: 'What lies between',
}

/** What the pictures show before anything is chosen. */
export const exampleWords = {
  recovery: 'An example: how a nose recovers after surgery, day by day',
  planner: 'An example: the days after a tummy tuck',
}
