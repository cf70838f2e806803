export interface GoOptions {
  /** Takes the place of the current history entry. */
  replace?: boolean
  /** Kept with the history entry, never in the address. */
  state?: unknown
}

type Go = (to: string, options?: GoOptions) => Promise<void>

type Prepare = (to: string) => Promise<unknown>

let navigator: Go = async (to) => location.assign(to)
let preparer: Prepare = () => Promise.reject(new Error('the app does not run yet'))

/** Goes to an address of the site from code; startNavigation handles links. Before the app runs it loads the document. */
export const go: Go = (to, options) => navigator(to, options)

/** Fetches what an address will need, so that going there works without a connection. Tells whether that succeeded. */
export const prepare = (to: string): Promise<boolean> =>
  preparer(to).then(
    () => true,
    () => false,
  )

export function setNavigator(goTo: Go, prepareFor?: Prepare): void {
  navigator = goTo
  if (prepareFor) preparer = prepareFor
}
