import { createContext } from 'react'

/** True inside a static region (ui/static), whose children the browser takes as HTML and not as data. */
export const InStaticRegion = createContext(false)
