/** `npm start`: builds when dist/ does not belong to this checkout, then serves. */
import { pathToFileURL } from 'node:url'
import { build, buildInUse, isFresh } from './fresh-build.js'

if (!isFresh()) {
  const status = build()
  const earlier = buildInUse()
  // Visitors have more from yesterday's site than from none.
  if (status !== 0 && earlier)
    process.stderr.write(
      `\nTHE BUILD FAILED, see above. Served is the site built on ${earlier.built}, without what was changed since.\n\n`,
    )
  else if (status !== 0) process.exit(status)
}
await import(pathToFileURL('dist/server/main.js').href)
