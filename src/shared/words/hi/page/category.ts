import type { categoryWords as English } from '../../en/page/category'

/** A field of treatments. */
export const categoryWords = {
  listedAs: (name: string) => `${name} नाम से भी`,
  treatments: 'इलाज',
  compared: 'साथ-साथ',
  which: 'किससे क्या बदलता है, और बुरे से बुरा क्या हो सकता है',
  whichSources: 'क्या कितनी बार होता है और किसने गिना, यह हर इलाज के पेज पर लिखा है।',
  guide: 'मेरे लिए इनमें से कौन-सा?',
  backAtWork: 'बैठने वाला काम:',
  days: 'पट्टी काम से छुट्टी के दिन बताती है, सबका पैमाना एक है: हर निशान एक हफ़्ता।',
  unsure: 'समझ नहीं आ रहा कि कौन-सा? पहली मुलाक़ात इसी के लिए होती है।',
} satisfies typeof English
