import type { servicesWords as English } from '../../en/page/services'

/** All treatments. */
export const servicesWords = {
  map: 'शरीर पर इलाज का नक़्शा',
} satisfies typeof English
