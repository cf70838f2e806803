import type { resultWords as English } from '../../en/page/results'

/** Before and after. */
export const resultWords = {
  show: 'इस इलाज के नतीजे',
  none: 'अभी कोई नतीजा नहीं दिखाया गया है: पहले और बाद की हर जोड़ी के लिए मरीज़ की लिखी सहमति चाहिए।',
} satisfies typeof English
