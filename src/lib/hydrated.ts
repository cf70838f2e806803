import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What holds once the document is hydrated; until then false, as in the document, which is the same for everybody. */
export const useOnceHydrated = (holds: () => boolean) => useSyncExternalStore(never, holds, () => false)
