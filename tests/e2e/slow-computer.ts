// A stopped process costs nothing, while the browser's own brake spins: it uses as much as six pages.
import { setTimeout as after } from 'node:timers/promises'
import type { Browser } from 'playwright/test'

/** Milliseconds that the browser works, and that it then stands still: six times slower than the machine that runs the tests. */
const WORKS = 10
const STANDS = 50

/** Slows the whole browser down, all its processes, to about the cheapest phones; returns what lets it go. */
export async function slowDown(browser: Browser): Promise<() => Promise<void>> {
  const session = await browser.newBrowserCDPSession()
  let processes: number[] = []
  const look = async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo')
    processes = processInfo.map(({ id }) => id)
  }
  await look()
  const computer = { slow: true }
  const turns = (async () => {
    while (computer.slow) {
      const stopped = processes.filter((id) => tell(id, 'SIGSTOP'))
      await after(STANDS)
      for (const id of stopped) tell(id, 'SIGCONT')
      // A page that is opened may have got a process of its own.
      const looked = look()
      await after(WORKS)
      if (!computer.slow) await looked
    }
    await session.detach()
  })()
  return () => {
    computer.slow = false
    return turns
  }
}

/** False when the process has ended since. */
function tell(id: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(id, signal)
  } catch {
    return false
  }
}
