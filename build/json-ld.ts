import { json } from './document'
import { structuredData } from './structured-data/graph'
import type { Source } from './structured-data/node'

/** The structured data of a page as a script element; crawlers read it, browsers do not run it. */
export const jsonLd = (source: Source): string => `<script type="application/ld+json">${json(structuredData(source))}</script>`
