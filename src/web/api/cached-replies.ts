import type { QueryClient } from '@tanstack/react-query'

let cached: QueryClient | undefined

/**
 * Returns this browser's cache of API replies; undefined until a page needed one. Does not import
 * the query library, which pages without calls do not load.
 */
export const cachedReplies = (): QueryClient | undefined => cached

/** Returns this browser's cache; creates it on first use. */
export const repliesCachedBy = (make: () => QueryClient): QueryClient => {
  cached ??= make()
  return cached
}
