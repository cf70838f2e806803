import { matchRoute } from '../shared/routes'
import { pageBefore } from './page-before'

/** The path of the page that led here, where that was a treatment's. */
export function treatmentPageBefore(): string | undefined {
  const before = pageBefore()
  if (!URL.canParse(before, location.href)) return undefined
  const { origin, pathname } = new URL(before, location.href)
  return origin === location.origin && matchRoute(pathname)?.route.kind === 'treatment' ? pathname : undefined
}
