/**
 * A promise with the fields that React's use() looks at, so that a page whose parts are there is rendered in one go instead of suspending.
 * React documents them in a proposal only: https://github.com/reactjs/rfcs/blob/first-class-promises/text/0000-first-class-support-for-promises.md
 */
export type Tracked<Value> = Promise<Value> & { status?: 'pending' | 'fulfilled' | 'rejected'; value?: Value; reason?: unknown }

/** Notes on a promise how it ends. */
export function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  const noted: Tracked<Value> = promise
  noted.status = 'pending'
  noted.then(
    (value) => void Object.assign(noted, { status: 'fulfilled', value }),
    (reason) => void Object.assign(noted, { status: 'rejected', reason }),
  )
  return noted
}

/** One that is there already. */
export const there = <Value>(value: Value): Promise<Value> =>
  Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
