/** What is said when a new version of the site is ready. */
export const updateWords = {
  title: 'A new version of this site is ready.',
  unsent: 'You have begun to fill in a form. Your details are kept as a draft; a message only if you asked for that.',
  accept: 'Refresh',
  acceptAnyway: 'Refresh now',
  later: 'Later',
  finish: 'I’ll finish first',
  label: 'New version',
}
