/** Milliseconds since 1970, as Date.now. Passed in, so that tests need not wait. */
export type Clock = () => number
