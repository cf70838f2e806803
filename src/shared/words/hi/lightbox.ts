import type { lightboxWords as English } from '../en/lightbox'

/** The pictures of the rooms, one by one. */
export const lightboxWords = {
  label: 'कमरों की तस्वीरें',
  previous: 'पिछली तस्वीर',
  next: 'अगली तस्वीर',
  close: 'बंद कीजिए',
  count: (number: number, all: number) => `${all} में से ${number}`,
} satisfies typeof English
