import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { ADMIN_FOLDER, keepAdminBundleSeparate } from './scripts/admin-bundle.ts'
import { clientContract } from './scripts/client-contract.ts'
import { noTopLevelAwait } from './scripts/no-top-level-await.ts'

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
/**
 * Every page loads the first two and all that they import. The third is called by the texts of one
 * language, which load with the page, and by those that a page loads later: beside the latter, it
 * would bring them all to the first visit.
 */
const ON_EVERY_PAGE = pagesAt('entry.client.tsx', 'root.tsx', '../texts/en/counted.ts')
/** What the landing page and the steps show, and the way back from the pages that it leads to. */
const PUBLIC = pagesAt(
  'content/landing-page.tsx',
  'layout/back-to-section.tsx',
  'ui/definition-list.tsx',
)
/** What all pages but those that are only read begin with. */
const APP = pagesAt('layout/app-layout.tsx', 'layout/app-surroundings.tsx')
/** What the landing page shows below its first view. */
const BELOW_THE_FOLD = pagesAt('content/landing-sections.tsx')
/** Every page fetches it while nothing else is done (`ui/dialogs-provider.tsx`). */
const CONFIRMATION = pagesAt('ui/question-dialog.tsx')
/** It stays a file of its own, so that a page works where only this one cannot be fetched. */
const WITHOUT_CONFIRMATION = /^(?!.*\/question-dialog\.tsx)/
/** From the product to its order. */
const SHOP = pagesAt(
  'catalog/product-page.tsx',
  'orders/guest-order-page.tsx',
  'orders/order-page.tsx',
)
/** Of the shop's modules those that every form of the site needs too. */
const SHARED_BY_FORMS = /\/node_modules\/|\/src\/(?:consultings|contract|domain|web\/(?:api|ui))\//

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/**
 * One file each where many little ones would be asked for, bring their headers and compress worse.
 * A module goes to the first that matches it, with all that it imports and none before has taken; so
 * what customers load too is not the office's. What none matches is a page's own.
 */
const groups = [
  { name: 'site', matches: reachedFrom(ON_EVERY_PAGE) },
  { name: 'public', matches: reachedFrom(PUBLIC) },
  { name: 'below', matches: reachedFrom(BELOW_THE_FOLD) },
  { name: 'app', matches: reachedFrom(APP) },
  { name: 'dialogs', matches: reachedFrom(CONFIRMATION, WITHOUT_CONFIRMATION) },
  { name: 'forms', matches: reachedFrom(SHOP, SHARED_BY_FORMS) },
  { name: 'shop', matches: reachedFrom(SHOP) },
  { name: 'shared', matches: isOnCustomerPage, minShareCount: 3 },
  { name: 'office', matches: (id: string) => id.includes(ADMIN_FOLDER), minShareCount: 2 },
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

/** Whether such a page imports a module, itself or through others. */
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
    reactRouter(),
    clientContract(),
    keepAdminBundleSeparate(),
    noTopLevelAwait(),
  ],
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
