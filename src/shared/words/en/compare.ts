/** Before and after, with the handle between them. */
export const compareWords = {
  label: (title: string) => `${title}: move between before and after`,
  before: 'Before',
  after: 'After',
  value: (share: string) => `${share} percent before`,
}
