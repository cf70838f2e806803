import type { notFoundWords as English } from '../../en/page/not-found'

/** An address without a page. */
export const notFoundWords = {
  home: 'होम पेज पर जाइए',
  aftercare: 'इलाज के बाद देखभाल',
} satisfies typeof English
