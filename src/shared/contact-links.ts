import type { Site } from './contract/content'

/** `tel:` address of a phone number as people write it. */
export const telephone = (number: string) => `tel:${number.replace(/[^+\d]/g, '')}`

export const mailTo = (email: string) => `mailto:${email}`

/** Opens a chat with the clinic's greeting filled in; a plain link, nothing is loaded before the click. */
export const chatLink = ({ number, greeting }: Site['chat']) =>
  `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(greeting)}`

/** Opens the phone's own map with the way to the clinic. */
export const directionsLink = ({ latitude, longitude }: Site['coordinates']) =>
  `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`

/** Opens WhatsApp with a text, which asks to whom it shall go. */
export const messageLink = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`
