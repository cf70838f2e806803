import { type FileHandle, open } from 'node:fs/promises'

/**
 * Makes a file that only this account reads. Never one that is there already, be it a link: it may lead elsewhere, or be open to others.
 * Throws when it is, or has no folder to lie in, naming it.
 */
export async function newPrivateFile(file: string): Promise<FileHandle> {
  try {
    return await open(file, 'wx', 0o600)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new Error(`${file} cannot be made: there is no such folder`, { cause: error })
    if (code !== 'EEXIST') throw error
    throw new Error(`${file} exists already: is another run writing it? If not, delete it`, { cause: error })
  }
}
