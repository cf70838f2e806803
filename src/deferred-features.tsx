import { useEffect } from 'react'
import { InstallButton } from './features/install/install-button'
import { InstallNotices } from './features/install/install-notices'
import { countRead, startCounting } from './features/counts/start-counting'
import { markCurrentItem } from './features/header/current-item'
import { LanguageOffer } from './features/language/language-offer'
import { keepHours } from './features/opening/open-now'
import { UpdateNotice } from './features/update/update-notice'
import { readingSeesPage, startReading } from './features/reading/start-reading'
import { useSite } from './lib/api'
import { tellOpened } from './lib/sw-bridge'
import type { Navigation } from './navigation/navigation'
import { startTouchAhead } from './navigation/touch-ahead'
import { countPage, startInstall } from './stores/install'
import type { DeferredFeatures } from './stores/deferred-features'
import { startOfflineMarks } from './stores/offline-marks'
import { startSaved } from './stores/saved'
import { startUpdates } from './stores/update'

/** What may be said to the visitor at the edge of the screen. */
function AllNotices() {
  const site = useSite()
  useEffect(() => keepHours(site), [site])
  return (
    <>
      <UpdateNotice />
      <InstallNotices />
      <LanguageOffer />
    </>
  )
}

export function start(navigation: Navigation): DeferredFeatures {
  startUpdates()
  startInstall()
  startOfflineMarks()
  startTouchAhead(navigation)
  void startSaved()
  startReading()
  startCounting()
  markCurrentItem()
  dropOldDrafts()
  document.documentElement.dataset.deferred = 'ready'
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && dropOldDrafts())
  return { AllNotices, InstallButton, pageShown }
}

/** Drafts are kept for a day, also from a visitor who never comes to a form again. */
function dropOldDrafts(): void {
  import('./lib/drafts').then(({ purgeDrafts }) => purgeDrafts()).catch(() => undefined)
}

/** A navigation inside the app has shown a page. */
function pageShown(path: string): void {
  markCurrentItem()
  readingSeesPage()
  countRead()
  void tellOpened(path)
  countPage()
}
