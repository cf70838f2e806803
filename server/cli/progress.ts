import type { Terminal } from './terminal'

const WIDTH = 30
/** Fewer are done before anybody would look. */
const WORTH_SHOWING = 1_000

/** A bar on the line of the person at the keyboard; in a log only its last words. */
export function progress({ tell, watched }: Pick<Terminal, 'tell' | 'watched'>, total: number) {
  const shown = watched && total >= WORTH_SHOWING
  let percent = -1
  return {
    at(done: number): void {
      const now = Math.min(100, Math.floor((done / Math.max(1, total)) * 100))
      if (!shown || now === percent) return
      percent = now
      const filled = Math.round((now / 100) * WIDTH)
      tell(`\r[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${String(now).padStart(3)}%`)
    },
    end(words: string): void {
      tell(shown ? `\r${' '.repeat(WIDTH + 8)}\r${words}` : words)
    },
  }
}
