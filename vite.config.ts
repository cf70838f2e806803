import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devPages } from './build/dev-pages'
import { hosting } from './build/hosting'
import { client, server } from './build/outputs'
import { pages } from './build/pages'
import { pictures } from './build/pictures'
import { searchIndex } from './build/search-index'
import { scopedName } from './build/scoped-name'
import { publicSettings } from './build/settings'
import { worker } from './build/worker'

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
  // For Node it is CommonJS without named exports.
  ssr: { noExternal: ['workbox-window'] },
  resolve: { alias: isSsrBuild || command === 'serve' ? [] : [router] },
  build: { emptyOutDir: true, ...(isSsrBuild ? server : client) },
}))
