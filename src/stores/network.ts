import { proxy } from 'valtio'

/** Whether the visitor has a connection, as far as the browser knows; a failed request is the better witness (see lib/reachable.ts). */
export const network = proxy({ online: true })

export function startNetwork(): void {
  addEventListener('online', () => setOnline(true))
  addEventListener('offline', () => setOnline(false))
  setOnline(navigator.onLine)
}

export function setOnline(online: boolean): void {
  network.online = online
}
