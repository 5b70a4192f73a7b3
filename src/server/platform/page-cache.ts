import { DAY_MS, seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Short, because banners and policies start and end by the clock without a change of data. */
const CACHE_TTL_MS = 60_000
const MAX_PAGES = 500
const MAX_BYTES = 64 * 1024 * 1024

/** Key of a cached page. A page without a list counts as page 1 of its own list. */
export interface PageKey {
  readonly page: string
  /** Equal for all pages of one list. */
  readonly list: string
  readonly number: number
}

/**
 * In-memory LRU cache of rendered public pages. Concurrent requests for one page share one rendering.
 * Once a page past the end of a list has redirected to the last page, every later number gets the
 * same redirect, since page numbers are unlimited.
 */
export interface PageCache {
  find(key: PageKey, render: () => Promise<RenderedPage>): Promise<RenderedPage>
  /** Discards everything, also renderings in progress, which started before the change. */
  empty(): void
}

export function createPageCache(
  now: () => Date,
  { pages: mostPages = MAX_PAGES, bytes: mostBytes = MAX_BYTES } = {},
): PageCache {
  const kept = new Map<string, { readonly page: RenderedPage; readonly until: number }>()
  const ends = new Map<string, { page: RenderedPage; last: number; until: number }>()
  const underWay = new Map<string, Promise<RenderedPage>>()
  let bytes = 0
  let era = 0

  function forget(key: string) {
    bytes -= kept.get(key)?.page.document?.bytes ?? 0
    kept.delete(key)
  }

  function keep(key: string, page: RenderedPage, renderedAt: number) {
    forget(key)
    kept.set(key, { page, until: Math.min(renderedAt + CACHE_TTL_MS, endOfDay(renderedAt)) })
    bytes += page.document?.bytes ?? 0
    for (const oldest of kept.keys()) {
      if (kept.size <= mostPages && bytes <= mostBytes) break
      forget(oldest)
    }
  }

  function pastTheEnd({ list, number }: PageKey): RenderedPage | undefined {
    const end = ends.get(list)
    return end && number > end.last && end.until > now().getTime() ? end.page : undefined
  }

  function keepEnd(list: string, end: { page: RenderedPage; last: number; until: number }) {
    if (ends.size >= mostPages) ends.clear()
    ends.set(list, end)
  }

  function start(
    { page: key, list, number }: PageKey,
    render: () => Promise<RenderedPage>,
  ): Promise<RenderedPage> {
    const began = { era, at: now().getTime() }
    const rendering = render()
      .then((page) => {
        if (began.era !== era) return page
        if (page.isWhole) keep(key, page, began.at)
        const last = lastPageIn(page)
        if (last && last < number) keepEnd(list, { page, last, until: began.at + CACHE_TTL_MS })
        return page
      })
      .finally(() => {
        if (underWay.get(key) === rendering) underWay.delete(key)
      })
    underWay.set(key, rendering)
    return rendering
  }

  return {
    async find(asked, render) {
      const { page: key } = asked
      const end = pastTheEnd(asked)
      if (end) return end
      const found = kept.get(key)
      if (found && found.until > now().getTime()) {
        kept.delete(key)
        kept.set(key, found)
        return found.page
      }
      return underWay.get(key) ?? start(asked, render)
    },
    empty() {
      era += 1
      bytes = 0
      kept.clear()
      ends.clear()
      underWay.clear()
    },
  }
}

/** Cached pages expire at midnight in Seoul, since a page may name today. */
const endOfDay = (at: number) => startOfSeoulDay(seoulDayOf(new Date(at))).getTime() + DAY_MS

/** Last page of a list, from the redirect of a page past its end. */
function lastPageIn({ status, headers }: RenderedPage): number | null {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (status !== 302 || !location) return null
  return Number(new URL(location, 'http://here').searchParams.get('page') ?? 1)
}
