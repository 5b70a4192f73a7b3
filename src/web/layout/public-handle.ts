import { handleOf } from './handle-of.ts'

/**
 * Route handle of public pages: `export const handle = { public: {} } satisfies PublicHandle`. Adds
 * the page to the sitemap and to the page cache, so it must not depend on the visitor. Its loader
 * returns a `page` ({@link describePage}), its `meta` is `pageMeta()`.
 */
export interface PublicHandle {
  readonly public: {
    /**
     * Canonical query: the parameters that change the page, normalized and in fixed order. Omits
     * unknown and default ones, so that every address of a page has one cache entry.
     */
    readonly query?: (search: URLSearchParams) => KnownQuery
    /** Valid values of a path parameter: `{ kind: policyKinds }`. */
    readonly params?: Readonly<Record<string, readonly string[]>>
    /** Canonical page; only that one is in the sitemap. */
    readonly sameAs?: string
  }
}

export type KnownQuery = Readonly<Record<string, string | number | undefined>>

export const publicOf = (handle: unknown): PublicHandle['public'] | undefined =>
  handleOf<PublicHandle>(handle).public
