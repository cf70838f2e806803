/** The clinic’s rooms. */
export const galleryWords = {
  samples: 'These rooms are invented, to show how the clinic’s own will stand here.',
  show: 'Show the rooms for',
  none: 'The pictures of our rooms are being prepared. You are welcome to see them yourself.',
}
