import type { FastifyInstance } from 'fastify'
import type { Database } from './db/database'
import type { Env } from './env'

/** Without HOST: on all addresses, of IPv6 too where the machine has it. */
export async function listen(app: FastifyInstance, { HOST, PORT }: Pick<Env, 'HOST' | 'PORT'>): Promise<void> {
  if (HOST) return void (await app.listen({ port: PORT, host: HOST }))
  try {
    await app.listen({ port: PORT, host: '::' })
  } catch (error) {
    if (!['EAFNOSUPPORT', 'EADDRNOTAVAIL', 'EINVAL'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    await app.listen({ port: PORT, host: '0.0.0.0' })
  }
}

const PATIENCE = 15_000

/** SIGTERM and SIGINT: answer what is under way, flush the database, exit 0. */
export function stopOnSignals(app: FastifyInstance, db: Database): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    app.log.info(`${signal}: stopping`)
    const impatient = setTimeout(() => app.server.closeAllConnections(), PATIENCE)
    await app.close()
    clearTimeout(impatient)
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => void stop(signal))
}
