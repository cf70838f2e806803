import { createHash } from 'node:crypto'

/** The hashes that a page's content security policy allows for its inline script and styles. */
export interface PageHashes {
  script: string[]
  style: string[]
}

export const cspHash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
