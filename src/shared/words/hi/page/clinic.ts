import type { clinicPageWords as English } from '../../en/page/clinic'

/** About the clinic. */
export const clinicPageWords = {
  plain: 'क्लिनिक, एक नज़र में',
  glance: 'एक नज़र में',
  directions: 'रास्ता देखिए',
  rooms: 'सारे कमरों की तस्वीरें',
} satisfies typeof English
