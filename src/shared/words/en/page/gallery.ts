/** The clinic’s rooms. */
export const galleryWords = {
  show: 'Show the rooms for',
  none: 'The pictures of our rooms are being prepared. You are welcome to see them yourself.',
}
