import type { careerWords as English } from '../../en/page/careers'

/** Open positions. */
export const careerWords = {
  open: 'ख़ाली पद',
  none: 'अभी कोई पद ख़ाली नहीं है। फिर भी आप हमें लिख सकते हैं; आप कहें, तो हम आपका पत्र रख लेंगे।',
  position: (type: string, experience: string) => `${type}। ${experience}। आवेदन {date}\u00a0तक।`,
} satisfies typeof English
