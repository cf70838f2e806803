/** All treatments. */
export const servicesWords = {
  map: 'The treatment map',
}
