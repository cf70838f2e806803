import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { langs, pathIn } from '../src/shared/languages'
import { href } from '../src/shared/routes'
import { compressFile } from './compress'
import { NEXT } from './output.js'
import { pageFile } from './page-file.js'
import { bundleRetiringWorker } from './retire-worker.js'

const CLIENT = join(NEXT, 'client')

/** The service worker of this build; with SW=off the one that retires whatever worker a device has (docs/offline.md). */
export function worker(): PluginOption[] {
  return [process.env.SW === 'off' ? retiringWorker() : siteWorker(), compressedWorker()]
}

/** Its list holds what is kept whatever was opened; the files of a build are in a list of their own, which the pages name. */
function siteWorker(): PluginOption {
  return VitePWA({
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    manifest: false,
    injectRegister: false,
    injectManifest: {
      globPatterns: [
        ...langs.flatMap((lang) => [href('offline'), href('aftercare')].map((path) => pageFile(pathIn(lang, path)))),
        'assets/build-*.json',
        'icons.svg',
        'manifest.webmanifest',
      ],
      injectionPoint: 'self.shellFiles',
    },
    integration: { closeBundleOrder: 'post' },
  })
}

function retiringWorker(): Plugin {
  return {
    name: 'retiring-worker',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        await writeFile(join(CLIENT, 'sw.js'), await bundleRetiringWorker())
      },
    },
  }
}

/** The worker is built after everything else, so also after the rest was compressed. */
function compressedWorker(): Plugin {
  return {
    name: 'compressed-worker',
    enforce: 'post',
    apply: 'build',
    closeBundle: { order: 'post', sequential: true, handler: () => compressFile(join(CLIENT, 'sw.js')) },
  }
}
