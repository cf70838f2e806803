import type { categoryWords as English } from '../../en/page/category'

/** A field of treatments. */
export const categoryWords = {
  listedAs: (name: string) => `${name} नाम से भी`,
  treatments: 'इलाज',
  compared: 'सारे इलाज साथ-साथ',
  which: 'किससे क्या बदलता है, और सबसे बुरा क्या हो सकता है',
  whichSources: 'क्या कितनी बार होता है और किसने गिना, यह हर इलाज के पेज पर लिखा है।',
  guide: 'मेरे लिए इनमें से कौन-सा?',
  backAtWork: 'दफ़्तर का काम:',
  days: 'रंगीन लकीर बताती है कि काम से कितने दिन छुट्टी लगेगी। उस पर हर निशान एक हफ़्ता है, सबमें एक-सा।',
} satisfies typeof English
