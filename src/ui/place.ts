import { createContext } from 'react'
import type { Place } from '../shared/breadcrumb'
import { routeNamed } from '../shared/routes'

/** The page that something stands on. */
export const PlaceContext = createContext<Place>({ route: routeNamed('home'), params: {} })
