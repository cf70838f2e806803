/** Training and talks. */
export const achievementWords = {
  kinds: {
    training: 'Training',
    conference: 'Conference',
    publication: 'Publication',
    membership: 'Membership',
  },
  samples: 'These entries are invented, to show how the clinic’s own will stand here.',
  show: 'Show',
  none: 'Nothing has been entered here yet.',
}
