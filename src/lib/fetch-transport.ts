import { ApiError, type Transport } from './api'

/** Where the API lives: the site's own origin unless the build was given API_BASE_URL. */
export const apiBase: string = import.meta.env.VITE_API_BASE_URL ?? ''

/** GETs a path of the API. Throws ApiError for a bad status, TypeError when there is no connection. */
export const fetchTransport: Transport = async (path) => {
  const response = await fetch(apiBase + path, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new ApiError(response.status, path)
  return response.json()
}
