import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What the built server imports from node_modules; everything else is bundled into it. */
const RUNTIME_PACKAGES = [
  'react',
  'react-dom',
  'react-dom/server',
  'react-router',
  '@react-router/node',
  'zod',
]

const ROUTES = join(import.meta.dirname, 'src/web')
/** Every page loads these two and all that they import. */
const ON_EVERY_PAGE = ['entry.client.tsx', 'root.tsx'].map((file) => join(ROUTES, file))
const LANDING_PAGE = [join(ROUTES, 'content/landing-page.tsx')]

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** One file where many little ones would each bring their headers and compress worse. */
function fileOf(id: string, graph: ModuleGraph): string | null {
  if (isReached(id, ON_EVERY_PAGE, graph)) return 'site'
  return isReached(id, LANDING_PAGE, graph) ? 'public' : null
}

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
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [{ name: fileOf, debugName: 'pages' }],
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
