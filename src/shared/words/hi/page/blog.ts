import type { blogWords as English } from '../../en/page/blog'

/** The list of articles. */
export const blogWords = {
  show: 'इस विषय के लेख',
  none: 'पहले लेख लिखे जा रहे हैं।',
} satisfies typeof English
