import type { casesWords as English } from '../../en/page/cases'

/** The list of case studies. */
export const casesWords = {
  none: 'अभी किसी मरीज़ की कहानी नहीं है: हर कहानी के लिए मरीज़ की लिखी सहमति चाहिए।',
} satisfies typeof English
