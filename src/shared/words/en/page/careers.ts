/** Open positions. */
export const careerWords = {
  open: 'Open positions',
  none: 'No position is open at the moment. You may still write to us; we keep your letter if you ask for it.',
  /** `{date}` is the last day to apply. */
  position: (type: string, experience: string) => `${type}. ${experience}. Open\u00a0until\u00a0{date}.`,
}
