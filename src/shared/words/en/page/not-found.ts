/** An address without a page. */
export const notFoundWords = {
  home: 'Go to Home Page',
  aftercare: 'After your treatment',
}
