import { relative, sep } from 'node:path'
import type { Plugin } from 'vite'
import { SCRIPT_MAP, type ScriptMap } from './script-map.js'

interface Graph {
  getModuleInfo: (id: string) => { importers: string[] } | null
}

/**
 * The script files (decision 89): what is asked for together comes in one. By the sources of import(), and of modules that several of them
 * need. A module lies in the first file that something needs it for, so that a file only ever imports those above it.
 */
const FILES: [name: string, of: RegExp][] = [
  // Hardly ever changes from build to build: it stays in the cache of those who come back.
  [
    'base',
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|valtio|proxy-compare)\/|compare\/before-after-area|lib\/(reachable|hydrated)|shared\/(tracked|language)|ui\/trusted-html/,
  ],
  ['app', /entry-client/],
  [
    'common',
    /lib\/(drafts|filled-fields)|contract\/rules|stores\/typing|shared\/(closed-days|western-digits)|words\/\w+\/(weekdays|forms)/,
  ],
  ['times', /shared\/(clinic-time|recovery-plan)|lib\/calendar-file|words\/\w+\/time|ui\/(empty-list|choice)/],
  // What every page asks for once it is hydrated.
  [
    'deferred',
    /src\/deferred-features|lib\/(launch-picture|own-keys|work|kept-plan|recovery-plans|treatment-page-before)|opening\/open-now/,
  ],
  // What acts on a page, hydrated as it opens: no more than that.
  ['reading', /pages\/(treatment|post)\/page/],
  ['map', /pages\/(home|services)\/page/],
  ['forms', /features\/forms\/(deferred-enquiry|sent\/receipt)/],
  ['visit', /pages\/(contact|book|landing)\/page/],
  ['listing', /pages\/(achievements|blog|written-testimonials|video-testimonials|videos|results|case|gallery)\/page/],
  ['own', /pages\/(offline|my-pages|aftercare)\/page/],
  ['sent', /pages\/thank-you\/page/],
  ['search', /pages\/search\/page/],
  // What a page only shows, rendered after a navigation: first those that most go to next, with all that others show as well.
  [
    'next',
    /pages\/(home|treatment|contact)\/|features\/(forms\/other-ways|weigh|header\/sidebar-items|footer\/footer-content)|src\/ui\//,
  ],
  ['listings', /pages\/(achievements|blog|written-testimonials|video-testimonials|videos|results|case|gallery)\//],
  ['further', /pages\/(services|category|book|careers|cases|clinic|doctor|job|my-pages|not-found|post|prose)\//],
  // What comes when it is asked for.
  ['plan', /features\/aftercare\//],
  ['device', /features\/(offline|my-pages)\//],
  ['enquiry', /features\/forms\/enquiry-form/],
]

/** The file of a module; null for what stands by itself, and for what the bundler puts into the entry. */
export function fileOf(id: string, graph: Graph): string | null {
  const places = [...needing(id, graph)].map((source) => FILES.findIndex(([, of]) => of.test(source)))
  const name = FILES[Math.min(...places.filter((place) => place >= 0))]?.[0] ?? 'app'
  return name === 'app' ? null : name
}

/** The sources of a module, and of whatever imports it, directly or not. */
function needing(id: string, graph: Graph, found = new Set<string>()): Set<string> {
  const source = sourceOf(id)
  if (found.has(source)) return found
  found.add(source)
  for (const importer of graph.getModuleInfo(id)?.importers ?? []) needing(importer, graph, found)
  return found
}

/** Tells which modules lie in which file, and what each imports: Vite's manifest knows only modules that have a file to themselves. */
export function scriptMap(): Plugin {
  return {
    name: 'script-map',
    apply: 'build',
    generateBundle(_, bundle) {
      const map: ScriptMap = {}
      for (const file of Object.values(bundle))
        if (file.type === 'chunk') map[file.fileName] = { imports: file.imports, modules: file.moduleIds.map(sourceOf) }
      this.emitFile({ type: 'asset', fileName: SCRIPT_MAP, source: JSON.stringify(map) })
    },
  }
}

const sourceOf = (id: string) => relative(process.cwd(), id).split(sep).join('/')
