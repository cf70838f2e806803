/** Videos and their players. */
export const videoWords = {
  play: (title: string) => `Play the video: ${title}`,
  needsConnection: 'Needs a connection',
  offline: 'You are offline, so the video cannot be loaded. The transcript below says the same in writing.',
  failed: 'The video did not load. The transcript below says the same in writing.',
  again: 'Try again',
  captions: 'English',
  ours: 'From this site',
  youtube: 'Loads from YouTube',
  transcript: 'Transcript',
  duration: 'Duration',
}
