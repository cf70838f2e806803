/** At most `max` in `seconds`, counted in windows that start with the first. */
export interface Limit {
  /** What is counted, with whose: 'save:phone:98…'. */
  bucket: string
  max: number
  seconds: number
}

export interface Limits {
  /** Counts one in every bucket and answers 0; when one of them is full counts nothing, and answers the seconds to wait. */
  take(limits: readonly Limit[], now: number): Promise<number>
  /** Uncounts what was taken for something that did not come about. */
  giveBack(limits: readonly Limit[], now: number): Promise<void>
  /** What `take` would answer next; counts nothing. */
  wait(limit: Limit, now: number): Promise<number>
  /** Forgets windows that have ended. */
  sweep(now: number): Promise<void>
}
