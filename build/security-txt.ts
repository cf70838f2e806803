import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Site } from '../src/shared/contract/content'

const DAY = 86_400_000
/** A file older than a year tells nothing any more (RFC 9116, 2.5.5): build at least once a year. */
const VALID = 364 * DAY

/** /.well-known/security.txt: where somebody who has found a hole writes to. */
export async function writeSecurityTxt(dir: string, { email }: Pick<Site, 'email'>, siteUrl: string, now: number): Promise<void> {
  await mkdir(join(dir, '.well-known'), { recursive: true })
  await writeFile(join(dir, '.well-known/security.txt'), securityTxt(email, siteUrl, now))
}

export function securityTxt(email: string, siteUrl: string, now: number): string {
  return [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${new Date(now + VALID).toISOString()}`,
    'Preferred-Languages: en, hi',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
