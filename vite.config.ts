import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { devLanguages } from './build/dev-languages'
import { devPages } from './build/dev-pages'
import { hosting } from './build/hosting'
import { isFirstLanguage, type, words } from './build/language'
import { client, server } from './build/outputs'
import { pages } from './build/pages'
import { pictures } from './build/pictures'
import { recoveryPlans } from './build/recovery-plans'
import { searchIndex } from './build/search-index'
import { shakeableRouter } from './build/shakeable-router'
import { scriptMap } from './build/script-files'
import { scopedName } from './build/scoped-name'
import { publicSettings } from './build/settings'
import { worker } from './build/worker'

// The package names its development build in `exports`, in production too.
const router = { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') }
const preload = { find: '\0vite/preload-helper.js', replacement: resolve('src/lib/import-along.ts') }
const assign = { find: '@babel/runtime/helpers/esm/extends', replacement: resolve('build/assign.js') }

export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  plugins: [
    react(),
    searchIndex(),
    recoveryPlans(),
    shakeableRouter(),
    ...(command === 'serve' ? [devPages()] : []),
    ...(isSsrBuild || !isFirstLanguage
      ? []
      : [pictures(), ...(command === 'build' ? [scriptMap(), pages(), worker(), hosting()] : [devLanguages()])]),
  ],
  // Known from the start: packages found later would make the page load again.
  optimizeDeps: { entries: ['src/entry-client.tsx', 'src/styleguide/entry.tsx'] },
  css: { modules: { generateScopedName: scopedName(command === 'serve') } },
  define: publicSettings(),
  // For Node it is CommonJS without named exports.
  ssr: { noExternal: ['workbox-window'] },
  resolve: { alias: isSsrBuild || command === 'serve' ? [words, type] : [words, type, router, assign, preload] },
  // scripts/build.js begins with an empty folder; the languages are built into the same.
  build: { emptyOutDir: false, copyPublicDir: !isSsrBuild && isFirstLanguage, ...(isSsrBuild ? server : client) },
}))
