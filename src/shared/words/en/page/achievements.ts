/** Training and talks. */
export const achievementWords = {
  kinds: {
    training: 'Training',
    conference: 'Conference',
    publication: 'Publication',
    membership: 'Membership',
  },
  show: 'Show',
  none: 'Nothing has been entered here yet.',
}
