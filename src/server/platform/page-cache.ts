import { DAY_MS, seoulDayOf, startOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import type { RenderedPage } from './rendered-page.ts'

/** Short, because banners and policies start and end by the clock without a change of data. */
const CACHE_TTL_MS = 60_000
const MAX_PAGES = 500
const MAX_BYTES = 64 * 1024 * 1024

/** A page in the cache, with the moment at which it expires. */
interface CachedPage extends RenderedPage {
  /** Milliseconds since 1970. */
  readonly until: number
}

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
interface PageCache {
  find(key: PageKey, render: () => Promise<RenderedPage>): Promise<CachedPage>
  /** Discards everything, also renderings in progress, which started before the change. */
  empty(): void
}

export function createPageCache(
  now: () => Date,
  { pages: mostPages = MAX_PAGES, bytes: mostBytes = MAX_BYTES } = {},
): PageCache {
  const entries = new Map<string, CachedPage>()
  const ends = new Map<string, { page: CachedPage; last: number }>()
  const pending = new Map<string, Promise<CachedPage>>()
  let bytes = 0
  let generation = 0

  function evict(key: string) {
    bytes -= entries.get(key)?.document?.bytes ?? 0
    entries.delete(key)
  }

  function store(key: string, page: CachedPage) {
    evict(key)
    entries.set(key, page)
    bytes += page.document?.bytes ?? 0
    for (const oldest of entries.keys()) {
      if (entries.size <= mostPages && bytes <= mostBytes) break
      evict(oldest)
    }
  }

  function pastTheEnd({ list, number }: PageKey): CachedPage | undefined {
    const end = ends.get(list)
    return end && number > end.last && end.page.until > now().getTime() ? end.page : undefined
  }

  function storeEnd(list: string, end: { page: CachedPage; last: number }) {
    if (ends.size >= mostPages) ends.clear()
    ends.set(list, end)
  }

  function start(
    { page: key, list, number }: PageKey,
    render: () => Promise<RenderedPage>,
  ): Promise<CachedPage> {
    const began = generation
    const until = expiryOf(now())
    const rendering = render()
      .then((rendered) => {
        const page = { ...rendered, until }
        if (began !== generation) return page
        if (page.isWhole) store(key, page)
        const last = lastPageIn(page)
        if (last && last < number) storeEnd(list, { page, last })
        return page
      })
      .finally(() => {
        if (pending.get(key) === rendering) pending.delete(key)
      })
    pending.set(key, rendering)
    return rendering
  }

  return {
    async find(pageKey, render) {
      const { page: key } = pageKey
      const end = pastTheEnd(pageKey)
      if (end) return end
      const found = entries.get(key)
      if (found && found.until > now().getTime()) {
        entries.delete(key)
        entries.set(key, found)
        return found
      }
      return pending.get(key) ?? start(pageKey, render)
    },
    empty() {
      generation += 1
      bytes = 0
      entries.clear()
      ends.clear()
      pending.clear()
    },
  }
}

/**
 * When an answer that was read at `now` expires: within a minute, and at midnight in Seoul, since it may
 * name today. Milliseconds since 1970.
 */
export const expiryOf = (now: Date): number =>
  Math.min(now.getTime() + CACHE_TTL_MS, startOfSeoulDay(seoulDayOf(now)).getTime() + DAY_MS)

/** Last page of a list, from the redirect of a page past its end. */
function lastPageIn({ status, headers }: RenderedPage): number | null {
  const location = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (status !== 302 || !location) return null
  return Number(new URL(location, 'http://here').searchParams.get('page') ?? 1)
}
