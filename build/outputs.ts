/** What Vite writes: the server's bundles, and the app with its chunks. */
export const server = {
  ssr: true,
  outDir: 'dist/server',
  rolldownOptions: {
    input: {
      prerender: 'src/entry-prerender.tsx',
      content: 'server/content-entry.ts',
      main: 'server/main.ts',
      draw: 'server/captcha/draw-worker.ts',
      requests: 'server/cli/requests.ts',
      backup: 'server/cli/backup.ts',
    },
    output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
}

export const client = {
  outDir: 'dist/client',
  manifest: true,
  cssCodeSplit: false,
  modulePreload: {
    polyfill: false,
    // What every page starts with is there.
    resolveDependencies: (_: string, files: string[]) => files.filter((file) => !/(react|base|rolldown-runtime)-/.test(file)),
  },
  assetsInlineLimit: 0,
  rolldownOptions: {
    input: { app: 'src/entry-client.tsx' },
    output: {
      // The app carries the names of all chunks: its manifest tells what is in which.
      chunkFileNames: 'assets/[hash:7].js',
      codeSplitting: {
        groups: [
          { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
          // All else that every page starts with; the tiny module would be a file of its own.
          {
            name: 'base',
            test: /node_modules[\\/](react-router|react-router-dom|valtio|proxy-compare)[\\/]|ui[\\/]static-region/,
          },
        ],
      },
    },
  },
}
