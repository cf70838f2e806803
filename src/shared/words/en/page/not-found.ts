/** An address without a page. */
export const notFoundWords = {
  home: 'Go to Home Page',
  search: 'Search the site',
}
