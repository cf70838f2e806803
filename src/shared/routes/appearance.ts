/** What search engines are told that a page is. */
export type Description =
  | 'plain'
  | 'front page'
  | 'surgeon'
  | 'clinic'
  | 'contact'
  | 'booking'
  | 'search'
  | 'category'
  | 'treatment'
  | 'article'
  | 'position'
  | 'films'
  | 'told films'
/** What the preview picture of a page shows: something of its own, or a room of the gallery. */
export type Preview = 'figure' | 'face' | 'portrait' | 'result' | 'first category' | 'second post' | 'first case' | Room
type Room = 'entrance' | 'reception' | 'waiting-room' | 'consulting-room' | 'operating-theatre' | 'records-desk'
