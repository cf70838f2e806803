import { createContext } from 'react'

export interface GoOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean
}

/** How code goes to an address of the site; links are followed by the navigation itself. */
export interface Goer {
  go: (to: string, options?: GoOptions) => Promise<void>
  /** Fetches what an address will need, so that going there works without a connection. Tells whether that succeeded. */
  prepare: (to: string) => Promise<boolean>
}

/** Where no navigation runs, documents are loaded. */
export const GoContext = createContext<Goer>({ go: async (to) => location.assign(to), prepare: async () => false })
