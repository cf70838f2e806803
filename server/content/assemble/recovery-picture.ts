import type { Section } from '../../../src/shared/contract/content'
import type { Healing } from '../../../src/shared/healing'
import type { Lang } from '../../../src/shared/languages'
import { catalogue } from '../../../src/shared/words/catalogue'

/** Ends the text on recovery with the drawing of its kind; the timeline follows it. */
export function withRecoveryPicture(sections: Section[], kind: Healing | undefined, lang: Lang): Section[] {
  if (!kind) return sections
  const img = `<img src="/drawings/recovery/${kind}.svg" alt="${catalogue(lang).healingWords[kind]}" width="720" height="480" loading="lazy">`
  return sections.map((section) => (section.id === 'recovery' ? { ...section, html: section.html + img } : section))
}
