import type { voiceWords as English } from '../../en/page/written-testimonials'

/** What patients wrote. */
export const voiceWords = {
  show: 'इस इलाज पर मरीज़ों की बातें',
  none: 'अभी किसी की लिखी बात नहीं है: हर बात के लिए लिखने वाले की लिखी सहमति चाहिए।',
} satisfies typeof English
