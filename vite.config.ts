import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './build/dev-pages'
import { hosting } from './build/hosting'
import { NEXT } from './build/output.js'
import { pages } from './build/pages'
import { pictures } from './build/pictures'
import { searchIndex } from './build/search-index'
import { scopedName } from './build/scoped-name'
import { publicSettings } from './build/settings'
import { worker } from './build/worker'

const server = {
  ssr: true,
  outDir: `${NEXT}/server`,
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

const client = {
  outDir: `${NEXT}/client`,
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

// The package names its development build in `exports`, in production too.
const router = { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') }

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'public',
  plugins: [
    react(),
    searchIndex(),
    ...(isSsrBuild ? [] : [pictures(), ...(command === 'build' ? [pages(), worker(), hosting()] : [devPages()])]),
  ],
  // Known from the start: packages found later would make the page load again.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/styleguide/entry.tsx'] },
  css: { modules: { generateScopedName: scopedName(command === 'serve') } },
  define: publicSettings(),
  resolve: { alias: isSsrBuild || command === 'serve' ? [] : [router] },
  build: { emptyOutDir: true, ...(isSsrBuild ? server : client) },
}))
