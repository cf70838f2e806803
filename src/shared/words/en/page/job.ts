/** One position. */
export const jobWords = {
  open: 'Open position',
  all: 'All open positions',
  inShort: 'The position in short',
  hours: 'Hours',
  place: 'Place',
  experience: 'Experience',
  when: 'Open',
  fromTo: '{from} to {to}',
  apply: 'Apply by e-mail',
}
