/** Texts of the map, apart from the other features': the contact page starts with them. */
export const mapWords = {
  title: 'Map of the clinic’s surroundings',
  drawing: 'Drawn map: the clinic in Sector 42, west of Golf Course Road, between two Rapid Metro stations.',
  directions: 'Directions',
  load: 'Open the interactive map',
  offline: 'The interactive map needs a connection',
  note: 'The interactive map comes from OpenStreetMap; it is loaded only when you ask for it.',
}
