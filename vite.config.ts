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

/** Every page loads these two and all that they import. */
const ON_EVERY_PAGE = ['entry.client.tsx', 'root.tsx'].map((file) =>
  join(import.meta.dirname, 'src/web', file),
)

interface ModuleGraph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Whether a module, or one that imports it at once, is on every page. */
function isOnEveryPage(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (ON_EVERY_PAGE.includes(id.split('?')[0] ?? '')) return true
  if (seen.has(id)) return false
  seen.add(id)
  const importers: readonly string[] = graph.getModuleInfo(id)?.importers ?? []
  return importers.some((importer) => isOnEveryPage(importer, graph, seen))
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // One file where fifty little ones would each bring their headers and compress worse.
            codeSplitting: {
              groups: [
                {
                  name: (id, graph) => (isOnEveryPage(id, graph) ? 'site' : null),
                  debugName: 'site',
                },
              ],
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
