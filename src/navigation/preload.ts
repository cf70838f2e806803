import { inBackground } from '../lib/background'
import { savesData } from '../lib/saves-data'
import { loadWholePage } from '../pages/registry'
import { routes } from '../shared/routes'

/** How long after the start the code of the flagged routes is fetched, in ms (docs/requirements.md). */
const PRELOAD_AFTER = 200

/** Fetches the code of the pages that most visitors go to next, unless they save data. */
export function preloadPages(): void {
  setTimeout(() => {
    if (savesData()) return
    for (const { kind, preload } of routes) if (preload) void inBackground(loadWholePage(kind))
  }, PRELOAD_AFTER)
}
