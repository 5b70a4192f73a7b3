import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ADMIN_FOLDER, keepAdminBundleSeparate } from './scripts/admin-bundle.ts'
import { clientContract } from './scripts/client-contract.ts'
import { noTopLevelAwait } from './scripts/no-top-level-await.ts'
import { sharedWithServer } from './scripts/shared-with-server.ts'

/** Packages that the built server imports from node_modules; all others are bundled. */
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
/**
 * Modules of every page. The third is shared by texts that load with the page and texts that load
 * later; bundled with the latter, it would load them all on the first visit.
 */
const ON_EVERY_PAGE = pagesAt('entry.client.tsx', 'root.tsx', '../texts/en/format-count.ts')
/** Keeps what hydrates the page a separate file, so that the others can run before. */
const WITHOUT_ENTRY = /^(?!.*\/entry\.client\.tsx)/
/** Modules of the landing page and the steps page. */
const PUBLIC = pagesAt(
  'content/landing-page.tsx',
  'layout/back-to-section.tsx',
  'ui/definition-list.tsx',
)
/** Modules of all pages within the app layout. */
const APP = pagesAt('layout/app-layout.tsx', 'layout/app-providers.tsx')
/** Modules of the landing page below the first view. */
const BELOW_THE_FOLD = pagesAt('content/landing-sections.tsx')
/** Prefetched by every page when idle (`ui/dialogs-provider.tsx`). */
const CONFIRMATION = pagesAt('ui/question-dialog.tsx')
/** Keeps the dialog a separate file, so that a page works even if it cannot be loaded. */
const WITHOUT_CONFIRMATION = /^(?!.*\/question-dialog\.tsx)/
/** Modules of the pages from the product to the order. */
const SHOP = pagesAt(
  'catalog/product-page.tsx',
  'orders/guest-order-page.tsx',
  'orders/order-page.tsx',
)
/** Modules of the shop that other forms use too. */
const SHARED_BY_FORMS = /\/node_modules\/|\/src\/(?:consultings|contract|domain|web\/(?:api|ui))\//

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/**
 * Bundle groups: one larger file compresses better than many small ones. A module belongs to the first
 * group that matches, so modules of customers' pages never end up in the admin group. Modules without
 * a group stay with their page.
 */
const groups = [
  { name: 'site', matches: reachedFrom(ON_EVERY_PAGE, WITHOUT_ENTRY) },
  { name: 'public', matches: reachedFrom(PUBLIC) },
  { name: 'below', matches: reachedFrom(BELOW_THE_FOLD) },
  { name: 'app', matches: reachedFrom(APP) },
  { name: 'dialogs', matches: reachedFrom(CONFIRMATION, WITHOUT_CONFIRMATION) },
  { name: 'forms', matches: reachedFrom(SHOP, SHARED_BY_FORMS) },
  { name: 'shop', matches: reachedFrom(SHOP) },
  { name: 'shared', matches: isOnCustomerPage, minShareCount: 3 },
  { name: 'admin', matches: (id: string) => id.includes(ADMIN_FOLDER), minShareCount: 2 },
].map(({ name, matches, ...options }, at, all) => ({
  debugName: name,
  name: (id: string, graph: ModuleGraph) => (matches(id, graph) ? name : null),
  priority: all.length - at,
  ...options,
}))

function reachedFrom(pages: readonly string[], only = /./) {
  return (id: string, graph: ModuleGraph) =>
    only.test(id) && isReached(id, (page) => pages.includes(page), graph)
}

function isOnCustomerPage(id: string, graph: ModuleGraph): boolean {
  const isPage = (file: string) =>
    /-(?:page|layout)\.tsx$/.test(file) && !file.includes(ADMIN_FOLDER)
  return isReached(id, isPage, graph)
}

/** True if a matching page imports the module, directly or indirectly. */
function isReached(
  id: string,
  isPage: (file: string) => boolean,
  graph: ModuleGraph,
  seen = new Set<string>(),
): boolean {
  if (isPage(id.split('?')[0] ?? '')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers: readonly string[] = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isReached(importer, isPage, graph, seen))
}

export default defineConfig(({ command }) => ({
  plugins: [
    tailwindcss(),
    sharedWithServer(),
    reactRouter(),
    clientContract(),
    keepAdminBundleSeparate(),
    noTopLevelAwait(),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // One page may load a module later that another needs at once.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  worker: { format: 'es' },
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
