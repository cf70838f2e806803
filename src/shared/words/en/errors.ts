/** In place of a page that could not be shown. */
export const errorWords = {
  title: 'This page did not load',
  /** `{again}` and `{home}` are links. */
  text: 'The connection may be weak. {again}, or go to the {home}.',
  again: 'Try again',
  home: 'home page',
}
