import { proxy } from 'valtio'

/**
 * The document that stands in for another: without a connection the worker answers an address it does not hold with the
 * offline page. `path` is the document's own, until the visitor goes elsewhere.
 */
export const standIn = proxy({ address: '', path: '' })

/** Reads from the document, before hydration, what it was rendered for. */
export function readStandIn(): void {
  const { path } = document.documentElement.dataset
  if (path === undefined || path === location.pathname) return
  standIn.address = location.pathname
  standIn.path = path
}

/** The path of the page that an address shows. */
export const shownPath = (address: string, { address: stoodFor, path }: { address: string; path: string } = standIn) =>
  path !== '' && address === stoodFor ? path : address

export function leaveStandIn(): void {
  standIn.path = ''
  delete document.documentElement.dataset.standIn
}
