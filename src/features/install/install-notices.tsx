import { lazy, Suspense } from 'react'
import { useSnapshot } from 'valtio'
import { install } from '../../stores/install'

/** Fetched for the few visitors who see one. A chunk that cannot be had is no reason to trouble anybody. */
const Cards = lazy(() =>
  import('./install-cards').then(
    ({ InstallCards }) => ({ default: InstallCards }),
    () => ({ default: () => null }),
  ),
)

export function InstallNotices() {
  const { hint, guide, thanks } = useSnapshot(install)
  if (!hint && !guide && !thanks) return null
  return (
    <Suspense>
      <Cards />
    </Suspense>
  )
}
