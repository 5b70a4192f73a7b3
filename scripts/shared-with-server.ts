import type { Plugin } from 'vite'

const SHARED = /^#(?:contract|domain|texts)\//

/**
 * Makes the built pages import contract, domain and texts from `src`, as the server does. Bundled, each
 * of their modules would be in memory twice.
 */
export const sharedWithServer = (): Plugin => ({
  name: 'shared-with-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: (id) => (SHARED.test(id) ? { id, external: true } : null),
})
