import type { filmWords as English } from '../../en/page/video-testimonials'

/** Patients on film. */
export const filmWords = {
  films: 'सारे वीडियो',
  none: 'अभी कोई वीडियो नहीं है: हर वीडियो के लिए मरीज़ की लिखी सहमति चाहिए।',
} satisfies typeof English
