import { servePeer } from './peer-server'
import { startRelay, withoutScripts } from './relay'

export interface Target {
  /** As the tables call it. */
  name: string
  side: 'ours' | 'floor' | 'peer'
  url: string
}

export const floorOf = (name: string) => `${name}, its floor`

interface Others {
  /** NAME=URL */
  urls: readonly string[]
  /** NAME=FOLDER */
  folders: readonly string[]
}

interface Own {
  url: string
  pages: readonly { name: string; path: string }[]
}

/** All that is measured in turns: our pages, each without its scripts, and the others. */
export async function startTargets(
  { url: clinic, pages }: Own,
  { urls, folders }: Others,
): Promise<{ targets: Target[]; stop(): Promise<void> }> {
  const floor = await startRelay(clinic, withoutScripts)
  const served = await Promise.all(folders.map(named).map(async ({ name, value }) => ({ name, ...(await servePeer(value)) })))
  const own = pages.flatMap(({ name, path }): Target[] => [
    { name, side: 'ours', url: clinic + path },
    { name: floorOf(name), side: 'floor', url: floor.url + path },
  ])
  const others = [...urls.map(named).map(({ name, value }) => ({ name, url: value })), ...served]
  return {
    targets: [...own, ...others.map(({ name, url }): Target => ({ name, side: 'peer', url }))],
    async stop() {
      await Promise.all([floor.stop(), ...served.map((peer) => peer.stop())])
    },
  }
}

/** `NAME=VALUE` */
function named(text: string): { name: string; value: string } {
  const at = text.indexOf('=')
  if (at < 1 || at === text.length - 1) throw new Error(`${text} is not NAME=ADDRESS or NAME=FOLDER`)
  return { name: text.slice(0, at), value: text.slice(at + 1) }
}

/** In turns, every second round backwards: whatever else the machine does meets all alike. */
export async function inTurns<Each>(list: readonly Each[], times: number, run: (each: Each, round: number) => Promise<void>) {
  for (let round = 0; round < times; round++)
    for (const each of round % 2 === 0 ? list : list.toReversed()) await run(each, round)
}
