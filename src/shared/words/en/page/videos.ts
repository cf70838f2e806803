/** The programme of videos. */
export const videosWords = {
  none: 'There are no videos yet. The treatment pages say the same in writing.',
  explainers: 'Explainers',
  clinic: 'From the clinic',
  /** `{treatment}` is a link. */
  about: 'About {treatment}',
}
