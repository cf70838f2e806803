import type { askWords as English } from '../en/ask'

/** The field that leads to the search. */
export const askWords = {
  label: 'क्या परेशानी है?',
  inHindi: 'जैसे बोलते हैं, वैसे लिखिए।',
  example: 'मुँहासे के दाग़, pet ki charbi',
  find: 'खोजिए',
} satisfies typeof English
