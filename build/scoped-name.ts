import { basename } from 'node:path'

/** Class names of CSS modules: the file and the local name, the same in every build, so that server and browser agree. */
export function scopedName(local: string, file: string): string {
  return `${basename(file).replace(/\.module\.css.*$/, '')}-${local}`
}
