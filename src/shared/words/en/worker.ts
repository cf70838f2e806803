/** What the service worker says when not even the offline page is on the device. */
export const lastResortWords = {
  title: 'You are offline',
  text: 'This page is not on your device yet.',
  /** `{again}` is a link. */
  retry: '{again} when you are connected.',
  again: 'Try again',
}
