import { format, stripVTControlCharacters } from 'node:util'
import { afterAll, afterEach, expect } from 'vitest'

/** A test that expects an error or a warning on the console catches it with a spy of its own; any other fails the test. */
const { error, warn } = console
const complaints: string[] = []
/** How long a bundler's parts took, which it tells on a busy machine, is no fault of the site. */
const notOurs = /^\[PLUGIN_TIMINGS\]/
const complain = (...said: unknown[]) => {
  const text = stripVTControlCharacters(format(...said))
  if (!notOurs.test(text)) complaints.push(text)
}
Object.assign(console, { error: complain, warn: complain })

const isQuiet = () => expect(complaints.splice(0), 'said on the console').toEqual([])
afterEach(isQuiet)
afterAll(() => {
  Object.assign(console, { error, warn })
  isQuiet()
})
