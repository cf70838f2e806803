import type { Location } from 'react-router-dom'
import type { BrowserHistory, Shown } from '../../../../src/navigation/browser-history'

/** A tab's history without a browser. */
export function fakeHistory(first = '/') {
  const entries: Location[] = []
  const listeners = new Set<(shown: Shown) => void>()
  let index = 0

  const shown = () => entries[index] as Location
  const tell = (action: Shown['action']) => listeners.forEach((listener) => listener({ action, location: shown() }))
  function at(address: string): Location {
    const { pathname, search, hash } = new URL(address, 'https://clinic.example')
    return { pathname, search, hash, state: null, key: `${entries.length} ${address}` } as Location
  }

  entries.push(at(first))
  const history: BrowserHistory = {
    get location() {
      return shown()
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    push(to) {
      entries.splice(++index, entries.length, at(to as string))
      tell('PUSH')
    },
    replace(to) {
      entries[index] = at(to as string)
      tell('REPLACE')
    },
    go(delta) {
      index = Math.max(0, index + delta)
      tell('POP')
    },
    createHref: String,
  }
  return { history, addresses: () => entries.map(({ pathname, search, hash }) => pathname + search + hash) }
}
