/** The list of articles. */
export const blogWords = {
  show: 'Show articles on',
  none: 'The first articles are being written.',
}
