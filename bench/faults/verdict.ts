let failed = 0

/** One line for each thing that had to hold. */
export function check(what: string, holds: boolean, detail = ''): void {
  if (!holds) failed++
  process.stdout.write(`${holds ? 'ok  ' : 'FAIL'} ${what}${detail && ` (${detail})`}\n`)
}

export const failures = () => failed

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
