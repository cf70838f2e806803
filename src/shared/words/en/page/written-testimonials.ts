/** What patients wrote. */
export const voiceWords = {
  show: 'Show testimonials about',
  none: 'No testimonial is shown at the moment: each needs the written consent of the person who wrote it.',
}
