/** The field that leads to the search: a module of its own, so that who reads it does not load the search's words. */
export const askWords = {
  label: 'What troubles you?',
  inHindi: 'क्या परेशानी है?',
  example: 'pimple marks, pet ki charbi',
  find: 'Search',
}
