import { useApi } from '../lib/api'

/** The treatment that fills the specimens: the first of the list. */
export function useTreatment() {
  const [first] = useApi('serviceCategory').flatMap(({ treatments }) => treatments)
  return useApi('serviceInner', { id: first?.slug ?? '' })
}
