/** How surgeons name what they cut, fix or take away. */
const SURGEONS_WORD = /(plasty|pexy|ectomy)$/i

/**
 * The name that people use, and the one in brackets or beside it. The menu has both, and the everyday one first, unless that is a word
 * of surgeons or the title says otherwise: 'Rhinoplasty (Nose Surgery)', 'Breast Lift (Mastopexy)'.
 */
export function treatmentNames({ title, menu }: { title: string; menu: string }): { common: string; medical?: string } {
  const [, first, second] = /^(.+) \((.+)\)$/.exec(menu) ?? []
  if (!first || !second) return { common: menu }
  const swapped = SURGEONS_WORD.test(first) || title === second
  return swapped ? { common: second, medical: first } : { common: first, medical: second }
}
