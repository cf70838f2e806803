import type { Lang } from '../languages'

/** What a page of another language says to somebody whose browser asks for this one, in this one's words. */
export const offers: Partial<Record<Lang, { title: string; read: string; stay: string }>> = {
  hi: { title: 'यह साइट हिन्दी में भी है।', read: 'हिन्दी में पढ़िए', stay: 'अभी नहीं' },
}
