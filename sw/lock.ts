/**
 * Runs one job at a time, across the old worker and the new one where the browser can (Web Locks): what one of them is
 * still fetching for a page, the other must not sweep away.
 */
export function withLock<Result>(job: () => Promise<Result>): Promise<Result> {
  if (navigator.locks) return navigator.locks.request('kept', job) as Promise<Result>
  const next = last.then(job, job)
  last = next.catch(() => undefined)
  return next
}

let last: Promise<unknown> = Promise.resolve()
