import type { helpWords as English } from '../en/help'

/** Whom to call with a sign that cannot wait. */
export const helpWords = {
  emergency: 'इमरजेंसी',
  whoseNights: 'हमारे यहाँ इलाज के बाद, किसी भी समय',
  hospital: 'अस्पताल',
  nearest: 'सबसे पास का अस्पताल',
  otherwise: (place: string) => `हम 10 मिनट में फ़ोन न उठाएँ, तो इस अस्पताल की इमरजेंसी में जाइए: ${place}।`,
} satisfies typeof English
