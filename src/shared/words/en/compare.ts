/** Before and after, with the handle between them. */
export const compareWords = {
  label: (title: string) => `${title}: move between before and after`,
  before: 'Before',
  after: 'After',
  value: (share: string) => `${share} percent before`,
  /** Of a pair that is no patient. */
  sample: 'How results will be shown',
  view: 'Show the pairs',
  slider: 'With a slider',
  side: 'Side by side',
  when: (title: string) => `${title}: when`,
}
