import type { QueryClient } from '@tanstack/react-query'

let cached: QueryClient | undefined

/**
 * What this browser holds of the API's replies; undefined until a page asked for one. Known without
 * the library, which pages that ask for nothing do not load.
 */
export const cachedReplies = (): QueryClient | undefined => cached

/** The cache of this browser, made when it is first needed. */
export const repliesCachedBy = (make: () => QueryClient): QueryClient => {
  cached ??= make()
  return cached
}
