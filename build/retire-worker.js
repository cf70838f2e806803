import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/** sw/retire.ts as one script: what stands at /sw.js while the kill switch is on (docs/offline.md). */
export async function bundleRetiringWorker() {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry: 'sw/retire.ts', formats: ['iife'], name: 'retire' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('sw/retire.ts did not build')
  return output.output[0].code
}

// Run by hand it prints the worker, for a server that has to be cured without a build.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) process.stdout.write(await bundleRetiringWorker())
