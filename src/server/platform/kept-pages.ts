import type { RenderedPage } from './render-page.ts'

/** So that what begins or ends by the clock, a banner or a policy, is seen without a change. */
const KEPT_FOR_MS = 60_000
const MOST_PAGES = 500
const MOST_BYTES = 64 * 1024 * 1024

/**
 * Public pages as they were rendered for visitors, in memory. What is asked for least lately goes
 * first. Renderings of one page at one time are one rendering.
 */
export interface KeptPages {
  find(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage>
  /** Forgets everything, renderings that are under way included: they began before the change. */
  empty(): void
}

export function keptPages(
  now: () => Date,
  { pages: mostPages = MOST_PAGES, bytes: mostBytes = MOST_BYTES } = {},
): KeptPages {
  const kept = new Map<string, { readonly page: RenderedPage; readonly until: number }>()
  const underWay = new Map<string, Promise<RenderedPage>>()
  let bytes = 0
  let era = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.page.document?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: RenderedPage, renderedAt: number) {
    forget(key)
    kept.set(key, { page, until: renderedAt + KEPT_FOR_MS })
    bytes += page.document?.bytes ?? 0
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPages && bytes <= mostBytes) break
      forget(oldest)
    }
  }

  function start(key: string, render: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const began = { era, at: now().getTime() }
    const rendering = render()
      .then((page) => {
        if (page.isWhole && began.era === era) keep(key, page, began.at)
        return page
      })
      .finally(() => {
        if (underWay.get(key) === rendering) underWay.delete(key)
      })
    underWay.set(key, rendering)
    return rendering
  }

  return {
    async find(key, render) {
      const found = kept.get(key)
      if (found && found.until > now().getTime()) {
        kept.delete(key)
        kept.set(key, found)
        return found.page
      }
      return underWay.get(key) ?? start(key, render)
    },
    empty() {
      era += 1
      bytes = 0
      kept.clear()
      underWay.clear()
    },
  }
}
