import { parseArgs, type ParseArgsConfig } from 'node:util'
import { UsageError } from './usage-error'

/** parseArgs, strict; what it refuses is a UsageError. Words that are no options only where `allowPositionals` says so. */
export function readArgs<Config extends ParseArgsConfig>(config: Config): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ', 1)[0])
  }
}

/** A whole number from 1 on. */
export function readWhole(option: string, text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`${option} is a whole number from 1 on, not ${text}`)
  return Number(text)
}

/** References as people type them. */
export const readReferences = (words: readonly string[]) => words.map((word) => word.trim().toUpperCase())
