import type { Site } from '../contract/content'
import type { EndpointName } from '../contract/endpoints'

export type Shelf = 'treatments' | 'reading' | 'clinic'

/** What a row of the list says about its pages. */
export interface RouteFacts {
  /** The address, with `:parameters` for kinds that have many pages. `:surgeon` is filled from the clinic's data. */
  path: string
  kind: string
  /** Where several pages are of one kind: what href() calls this one. */
  name?: string
  /** The file content/pages/<page>.md that the page's own texts come from. */
  page?: string
  /** What it asks the API beside its own text, in advance, and by which parameters of the path. */
  asks: { [Name in EndpointName]?: Record<string, string> }
  /** Whether search engines may list it. */
  index: boolean
  /** Whether 'Save for offline' takes it. */
  offline: boolean
  /** Its group in the list of saved pages; null keeps it out of the list. */
  shelf: Shelf | null
  /** Whether its code is fetched 200 ms after the start. */
  preload?: boolean
  /** Without header and footer. */
  bare?: boolean
  /** The switch in clinic.yaml that can take it off the site. */
  switch?: keyof Site['switches']
  /** The page above it in the breadcrumb; home when absent. */
  parent?: string
}

/** What most rows say together. */
export const aboutTheClinic = { index: true, offline: true, shelf: 'clinic' } as const
export const aboutTreatments = { ...aboutTheClinic, shelf: 'treatments' } as const
export const reading = { ...aboutTheClinic, shelf: 'reading' } as const
export const films = { ...aboutTheClinic, offline: false } as const
export const unlisted = { index: false, offline: false, shelf: null } as const
