/**
 * A route that search engines may find says so by `export const handle = { public: {} } satisfies
 * PublicHandle`. It stands in the sitemap then, and its answer to visitors is kept, so it must show
 * nothing of whoever asks. Its loader answers a `page` ({@link describePage}), its `meta` is
 * `pageMeta()`.
 */
export interface PublicHandle {
  readonly public: {
    /**
     * What of a query changes the page, each value in its one spelling and always in the same order.
     * Unknown parameters and values, and those that mean the default, are left out: every address of
     * one page leads to one cached answer.
     */
    readonly query?: (asked: URLSearchParams) => KnownQuery
    /** The values of a path's parameter that lead to a page: `{ kind: policyKinds }`. */
    readonly params?: Readonly<Record<string, readonly string[]>>
    /** The page that this one is another way to: it stands in the sitemap, this one does not. */
    readonly sameAs?: string
  }
}

export type KnownQuery = Readonly<Record<string, string | number | undefined>>

export const publicOf = (handle: unknown): PublicHandle['public'] | undefined =>
  (handle as Partial<PublicHandle> | undefined)?.public
