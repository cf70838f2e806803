import { bundleLang, isFirstLanguage, manifestOf, prerenderOf } from './language'
import { NEXT } from './output.js'
import { fileOf } from './script-files'

/** What every page starts with; it keeps its name, so that nothing else lists it as a dependency. */
const FIRST = ['app', 'base', 'rolldown-runtime']

const programs = {
  content: 'server/content-entry.ts',
  main: 'server/main.ts',
  draw: 'server/captcha/draw-worker.ts',
  requests: 'server/cli/requests.ts',
  backup: 'server/cli/backup.ts',
}

/** What Vite writes: the server's bundles, and the app with its chunks. */
export const server = {
  ssr: true,
  outDir: `${NEXT}/server`,
  rolldownOptions: {
    input: {
      [prerenderOf(bundleLang)]: 'src/entry-prerender.tsx',
      ...(isFirstLanguage && programs),
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
}

export const client = {
  outDir: `${NEXT}/client`,
  manifest: manifestOf(bundleLang),
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    resolveDependencies: (_: string, files: string[]) =>
      files.filter((file) => !FIRST.some((name) => file.includes(`/${name}-`))),
  },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { app: 'src/entry-client.tsx' },
    // Or the entry would be a file that imports the app.
    preserveEntrySignatures: false as const,
    output: {
      // The app carries the names of all script files, so they are short; .vite/scripts.json tells what is in which.
      chunkFileNames: ({ name }: { name: string }) => (FIRST.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fileOf, debugName: 'script-files' }] },
    },
  },
}
