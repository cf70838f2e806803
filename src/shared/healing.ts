/** How one recovers, by kind: each has a drawing (public/drawings/recovery) and its words (words/<language>/healing). */
export const HEALING = [
  'nose',
  'lids',
  'face',
  'lips',
  'breast',
  'lift',
  'chest',
  'trunk',
  'fat',
  'scalp',
  'skin',
  'needle',
  'crown',
  'light',
  'patches',
] as const
export type Healing = (typeof HEALING)[number]
