/** The pictures of the rooms, one by one. */
export const lightboxWords = {
  label: 'Pictures of the rooms',
  previous: 'Previous picture',
  next: 'Next picture',
  close: 'Close',
  count: (number: number, all: number) => `${number} of ${all}`,
}
