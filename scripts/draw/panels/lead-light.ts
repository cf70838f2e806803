/*
 * How light lies on a head seen from near, as the lead picture of a treatment: planes, hollows and fine things, each passing into the next without an edge.
 */
/** Broad planes: forehead, cheek, where the head turns away. */
export const WIDE = 'filter="url(#hw)"'
/** What is a few units small: lids, the rim of an ear, the wash under a brow. */
export const FINE = 'filter="url(#hf)"'

/** The filters of these two, and of hollows, whose name is the head's own. */
export const lightOf = (hollows: string): string =>
  `<filter id="${hollows}" x="-.6" y="-.6" width="2.2" height="2.2"><feGaussianBlur stdDeviation="4"/></filter>` +
  '<filter id="hw" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter>' +
  '<filter id="hf" x="-.3" y="-.5" width="1.6" height="2"><feGaussianBlur stdDeviation=".9"/></filter>'
