import { bundleLang, isFirstLanguage, manifestOf, prerenderOf } from './language'
import { NEXT } from './output.js'

/** What every page starts with; it keeps its name, so that nothing else lists it as a dependency. */
const FIRST = ['react', 'base', 'rolldown-runtime']

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
    output: {
      // The app carries the names of all chunks, so they are short; the manifest tells what is in which.
      chunkFileNames: ({ name }: { name: string }) => (FIRST.includes(name) ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js'),
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          // All else that every page starts with; the tiny module would be a file of its own. The order of layers comes before all other styles.
          {
            name: 'base',
            test: /node_modules[\\/](react-router|react-router-dom|valtio|proxy-compare)[\\/]|shared[\\/]language|src[\\/]styles|ui[\\/]form-page/,
          },
        ],
      },
    },
  },
}
