import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Section } from '../../../src/shared/contract/content'

/** The section whose numbered list is also drawn, step by step. */
const DRAWN = 'how-it-is-done'

/**
 * Puts the drawing of the steps before their list, where there is one. It says what the list says, so it has no text of its own; two
 * shapes of it lie in one file, and the page's style chooses by the shape of the box.
 */
export function withStepPicture(publicDir: string, slug: string, sections: Section[]): Section[] {
  const src = `/drawings/steps/${slug}.svg`
  if (!existsSync(join(publicDir, src))) return sections
  const img = `<img src="${src}" alt="" width="720" height="480" loading="lazy">`
  return sections.map((section) =>
    section.id === DRAWN ? { ...section, html: section.html.replace('<ol', `${img}<ol`) } : section,
  )
}
