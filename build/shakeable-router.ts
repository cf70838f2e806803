import type { Plugin } from 'vite'

/**
 * React Router is one module, and much of what is not used stays in it: a context may have effects for all that a bundler knows, and so may
 * giving it a name for the developer's tools. Saying that neither has takes 8 KB from what every page starts with.
 */
export function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) =>
        code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/\bReact\w*\.(createContext|forwardRef|memo)\(/g, '/* @__PURE__ */ $&'),
    },
  }
}
