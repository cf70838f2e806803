import { build } from 'vite'

/** src/boot.ts as one small classic script, to be inlined into every page. */
export async function bundleBoot(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, lib: { entry: 'src/boot.ts', formats: ['iife'], name: 'boot' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('src/boot.ts did not build')
  const [chunk] = output.output
  return chunk.code.trim()
}
