import { execFileSync } from 'node:child_process'
import { cpus, totalmem, type as system } from 'node:os'

/** What the figures were taken with: the command, the day, the machine and the commit. */
export function circumstances(command: string, more: string[] = []): string {
  const [first] = cpus()
  const machine = `${cpus().length} processors (${first?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${system()}`
  const parts = [new Date().toISOString().slice(0, 10), machine, `Node ${process.versions.node}`, ...more, `commit ${commit()}`]
  return `\`${command}\`: ${parts.join('; ')}.`
}

/** As it was asked for, so that it can be asked for again; of a folder elsewhere the last name, since the way to it is this machine's. */
export function commandLine(script: string): string {
  const words = process.argv.slice(2).map((word) => word.replace(/^([\w-]+=)?\/.*\/(?=[^/]+\/?$)/, '$1../'))
  return words.length > 0 ? `npm run ${script} -- ${words.join(' ')}` : `npm run ${script}`
}

function commit(): string {
  try {
    const changed = git('status', '--porcelain', '--', '.', ':!docs/performance.md', ':!docs/pictures')
    return `${git('rev-parse', '--short', 'HEAD')}${changed ? ' with changes' : ''}`
  } catch {
    return 'unknown'
  }
}

const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim()
