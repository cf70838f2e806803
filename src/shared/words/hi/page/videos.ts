import type { videosWords as English } from '../../en/page/videos'

/** The programme of videos. */
export const videosWords = {
  none: 'अभी कोई वीडियो नहीं है। इलाज के पेजों पर वही बातें लिखी हैं।',
  explainers: 'समझाने वाले वीडियो',
  clinic: 'क्लिनिक से',
  about: 'विषय: {treatment}',
} satisfies typeof English
