import { readdirSync } from 'node:fs'
import { CATEGORY_PANELS } from './categories'
import { sheet, type Sheet, single, vignette } from './sheet'
import { VIGNETTES } from './vignettes'

const PLATES = new URL('plates/', import.meta.url)

/**
 * What the panels make, by its path in public/: 'How it is done' of every treatment, and of some of the panels the pictures of
 * treatments and categories.
 */
export async function panelFiles(): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  for (const file of readdirSync(PLATES).sort()) {
    const { plate } = (await import(new URL(file, PLATES).href)) as { plate: Sheet }
    files.set(`drawings/steps/${plate.slug}.svg`, sheet(plate))
    for (const one of VIGNETTES.filter(({ treatment }) => treatment === plate.slug))
      files.set(`drawings/treatments/${plate.slug}.svg`, vignette(plate, one))
    for (const one of CATEGORY_PANELS.filter(({ from }) => from === plate.slug))
      files.set(`drawings/categories/${one.category}.svg`, single(plate, one))
  }
  return files
}
