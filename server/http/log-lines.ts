import { writeSync } from 'node:fs'

interface Lines {
  write(line: string): void
}

/** Lines wait this long for others, in ms, or until there are that many bytes. */
const PAUSE = 50
const MANY = 32_768

/**
 * Where the log goes: several lines in one write, since a write for each would cost as much as a page. Only kill -9 loses the last ones. A
 * log that cannot be written (its disk is full) never stops the server: the lines are tried again while there is room for them.
 */
export function logLines(write: (bytes: Buffer) => number = (bytes) => writeSync(1, bytes)): Lines {
  const bytes = Buffer.allocUnsafe(MANY)
  let used = 0
  let timer: NodeJS.Timeout | undefined
  let stuck = false
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    stuck = false
    try {
      while (used > 0) {
        const written = write(bytes.subarray(0, used))
        bytes.copyWithin(0, written, used)
        used -= written
      }
    } catch {
      stuck = true
      timer = setTimeout(flush, PAUSE * 20).unref()
    }
  }
  process.on('exit', flush)
  return {
    write(line) {
      // A character takes three bytes at most.
      const room = line.length * 3
      if (used + room > MANY && !stuck) flush()
      if (used + room > MANY) return
      used += bytes.write(line, used)
      timer ??= setTimeout(flush, PAUSE)
    },
  }
}
