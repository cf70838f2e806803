import type { galleryWords as English } from '../../en/page/gallery'

/** The clinic’s rooms. */
export const galleryWords = {
  show: 'इन कमरों की तस्वीरें',
  none: 'हमारे कमरों की तस्वीरें तैयार हो रही हैं। आप ख़ुद आकर भी देख सकते हैं।',
} satisfies typeof English
