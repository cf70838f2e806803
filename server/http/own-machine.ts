import type { IncomingMessage } from 'node:http'
import { isLoopback } from '../env'

/** Whether a program of this machine asks; what a proxy on it passes on comes from elsewhere. */
export function isFromThisMachine({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): boolean {
  return isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
