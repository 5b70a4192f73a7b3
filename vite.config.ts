import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { clientContract } from './scripts/client-contract.ts'

/** What the built server imports from node_modules; everything else is bundled into it. */
const RUNTIME_PACKAGES = [
  'react',
  'react-dom',
  'react-dom/server',
  'react-router',
  '@react-router/node',
  'zod',
]

const pagesAt = (...files: readonly string[]) =>
  files.map((file) => join(import.meta.dirname, 'src/web', file))
/** Every page loads these two and all that they import. */
const ON_EVERY_PAGE = pagesAt('entry.client.tsx', 'root.tsx')
const LANDING_PAGE = pagesAt('content/landing-page.tsx')
/** From the product to its order. */
const SHOP = pagesAt(
  'catalog/product-page.tsx',
  'orders/guest-order-page.tsx',
  'orders/order-page.tsx',
)
/** Of the shop's modules those that every form of the site needs too. */
const OF_ALL_FORMS = /\/node_modules\/|\/src\/(?:contract|domain|web\/(?:api|ui))\//
/**
 * What the screens of the back office have in common: each file of it by itself would be named for
 * every such screen in the list of screens, which every visitor loads.
 */
const OF_THE_OFFICE = new RegExp(
  `/src/web/admin/(?:${[
    '(?:answering|comparing|editing|frame|list)/',
    'bookings/(?:booking-queries|week)\\.',
    'content/(?:content-editor|content-screen|kept|order-editor)\\.',
    'inquiries/inquiry-(?:address|queries)\\.',
    'order/(?:order-queries|part)\\.',
    'queue/queue-(?:address|queries)\\.',
  ].join('|')})`,
)

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/**
 * One file each where many little ones would be asked for, bring their headers and compress worse.
 * A module goes to the first that takes it. What none takes is split by the bundler: a page's own
 * modules, and what some pages share.
 */
const groups = [
  { name: 'site', pages: ON_EVERY_PAGE },
  { name: 'public', pages: LANDING_PAGE },
  { name: 'forms', pages: SHOP, only: OF_ALL_FORMS },
  { name: 'shop', pages: SHOP },
  { name: 'office', only: OF_THE_OFFICE },
].map(({ name, pages, only }, at, all) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) =>
    (!only || only.test(id)) && (!pages || isReached(id, pages, graph)) ? name : null,
  priority: all.length - at,
}))

/** Whether one of the pages imports a module, itself or through others. */
function isReached(
  id: string,
  pages: readonly string[],
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (pages.includes(id.split('?')[0] ?? '')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers: readonly string[] = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isReached(importer, pages, graph, seen))
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), clientContract()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // What one page asks for late, another may well need at once.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups,
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './src/web/handler.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true, external: RUNTIME_PACKAGES } }),
    },
  },
}))
