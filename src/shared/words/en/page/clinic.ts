/** About the clinic. */
export const clinicPageWords = {
  plain: 'The clinic at a glance',
  glance: 'At a glance',
  directions: 'Directions',
  rooms: 'All rooms in the gallery',
}
