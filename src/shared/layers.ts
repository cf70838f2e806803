/** What a figure shows, from the outside in. */
export const LAYERS = ['skin', 'fat', 'muscle', 'bone'] as const
export type Layer = (typeof LAYERS)[number]
