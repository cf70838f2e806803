import { fork } from 'node:child_process'
import { once } from 'node:events'
import autocannon, { type Result } from 'autocannon'

export const PAGE = '/contact'

export function read(url: string, connections: number, duration: number, overallRate?: number): Promise<Result> {
  return autocannon({
    url: url + PAGE,
    connections,
    duration,
    headers: { 'accept-encoding': 'br' },
    ...(overallRate ? { overallRate } : {}),
  })
}

/** Runs the bare server of the same page with the same headers; answers its address and how to end it. */
export async function startBare(url: string): Promise<{ url: string; stop(): void }> {
  const { headers } = await fetch(url + PAGE, { headers: { 'accept-encoding': 'br' } })
  const same = Object.fromEntries([...headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name)))
  const child = fork('bench/bare-server.js', [`dist/client${PAGE}.html.br`, JSON.stringify(same)])
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() }
}
