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

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    ssr: {
      build: { rollupOptions: { input: './src/web/handler.ts' } },
      ...(command === 'build' && { resolve: { noExternal: true, external: RUNTIME_PACKAGES } }),
    },
  },
}))
