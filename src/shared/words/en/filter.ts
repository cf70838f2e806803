/** The filters of lists. */
export const filterWords = {
  all: 'All',
  shown: (count: number, all: number) => `${count} of ${all} shown`,
}
