import type { achievementWords as English } from '../../en/page/achievements'

/** Training and talks. */
export const achievementWords = {
  kinds: {
    training: 'ट्रेनिंग',
    conference: 'सम्मेलन',
    publication: 'छपा हुआ लेख',
    membership: 'सदस्यता',
  },
  samples: 'ये प्रविष्टियाँ काल्पनिक हैं, यह दिखाने के लिए कि क्लिनिक की असली यहाँ कैसे होंगी।',
  show: 'दिखाइए',
  none: 'यहाँ अभी कुछ नहीं लिखा है।',
} satisfies typeof English
