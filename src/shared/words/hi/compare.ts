import type { compareWords as English } from '../en/compare'

/** Before and after, with the handle between them. */
export const compareWords = {
  label: (title: string) => `${title}: ‘पहले’ और ‘बाद में’ के बीच खिसकाइए`,
  before: 'पहले',
  after: 'बाद में',
  value: (share: string) => `${share} फ़ीसदी ‘पहले’`,
  sample: 'नतीजे ऐसे दिखाए जाएँगे',
  view: 'जोड़ियाँ कैसे दिखें',
  slider: 'स्लाइडर से',
  side: 'साथ-साथ',
  when: (title: string) => `${title}: कब`,
} satisfies typeof English
