import { InstallNotices } from './features/install/install-notices'
import { UpdateNotice } from './features/update/update-notice'
import { tellOpened } from './lib/sw-bridge'
import type { Navigation } from './navigation/navigation'
import { startTouchAhead } from './navigation/touch-ahead'
import { countPage, startInstall } from './stores/install'
import { startOfflineMarks } from './stores/offline-marks'
import { startSaved } from './stores/saved'
import { startUpdates } from './stores/update'

export { InstallButton } from './features/install/install-button'

/** What may be said to the visitor at the edge of the screen. */
export const AllNotices = () => (
  <>
    <UpdateNotice />
    <InstallNotices />
  </>
)

export function start(navigation: Navigation): void {
  startUpdates()
  startInstall()
  startOfflineMarks()
  startTouchAhead(navigation)
  void startSaved()
  dropOldDrafts()
  document.documentElement.dataset.extras = 'ready'
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && dropOldDrafts())
}

/** Drafts are kept for a day, also from a visitor who never comes to a form again. */
function dropOldDrafts(): void {
  import('./lib/drafts').then(({ purgeDrafts }) => purgeDrafts()).catch(() => undefined)
}

/** A navigation inside the app has shown a page. */
export function pageShown(path: string): void {
  void tellOpened(path)
  countPage()
}
