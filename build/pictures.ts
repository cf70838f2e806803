import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readPhoto } from '../server/content/read/photos'
import { builtContent } from './built-content'
import { NEXT } from './output.js'
import { makePhotoFile, photoNames, writePhotos } from './photos'
import { writeSocialPictures } from './social/social-pictures'

const CLIENT = join(NEXT, 'client')
const PHOTOS = 'content/photos'

/** Makes the pictures that the pages name, before the pages themselves are written; in development, when they are asked for. */
export function pictures(): Plugin {
  let building = false
  return {
    name: 'pictures',
    configResolved({ command }) {
      building = command === 'build'
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (this.meta.watchMode || !building) return
        const content = await builtContent()
        await writePhotos(CLIENT, content, PHOTOS)
        await writeSocialPictures(CLIENT, [content, ...content.translations.values()])
      },
    },
    configureServer(dev) {
      dev.middlewares.use('/pictures', (request, response) => void servePhoto(`/pictures${request.url ?? ''}`, response))
    },
  }
}

async function servePhoto(path: string, response: ServerResponse): Promise<void> {
  for (const name of await photoNames(PHOTOS)) {
    const file = readPhoto(PHOTOS, `/photos/${name}`).files.find((one) => one.path === path)
    if (file) return void response.end(await readFile(await makePhotoFile(join(PHOTOS, name), file)))
  }
  response.writeHead(404).end()
}
