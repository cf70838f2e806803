import type { galleryWords as English } from '../../en/page/gallery'

/** The clinic’s rooms. */
export const galleryWords = {
  samples: 'ये कमरे काल्पनिक हैं, यह दिखाने के लिए कि क्लिनिक के असली कमरे यहाँ कैसे होंगे।',
  show: 'इन कमरों की तस्वीरें',
  none: 'हमारे कमरों की तस्वीरें तैयार हो रही हैं। आप ख़ुद आकर भी देख सकते हैं।',
} satisfies typeof English
