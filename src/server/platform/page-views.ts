import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isbot } from 'isbot'
import { sql } from 'kysely'
import { formatSeoulDay, type SeoulDay, seoulDayOf } from '#domain/calendar/seoul-day.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from './database.ts'
import { rememberResults } from './remember-results.ts'

const BATCH_MS = 10_000
const MINUTE_MS = 60_000

const isRobot = rememberResults((agent: string) => isbot(agent))

/**
 * Counts page views by day in Seoul, without cookies or personal data. Collects counts in memory for
 * seconds and adds them to the day's row; stores the rest when the server closes.
 * Source: docs/rules.md D-2.
 */
export function countPageViews(
  app: FastifyInstance,
  { db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>,
): (request: FastifyRequest) => void {
  let counted = new Map<string, number>()

  function add(day: string, views: number) {
    counted.set(day, (counted.get(day) ?? 0) + views)
  }

  async function write() {
    const batch = counted
    counted = new Map()
    try {
      await addPageViews(db, batch)
    } catch (error) {
      log.error({ err: error }, 'page views wait for the next batch')
      for (const [day, views] of batch) add(day, views)
    }
  }

  const timer = setInterval(() => void write(), BATCH_MS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await write()
  })

  let minute = Number.NaN
  let day = ''
  return (request) => {
    if (!isByPerson(request)) return
    const at = now()
    const thisMinute = Math.floor(at.getTime() / MINUTE_MS)
    // Days begin with a minute, and naming one costs more than all the rest.
    if (thisMinute !== minute) day = formatSeoulDay(seoulDayOf(at))
    minute = thisMinute
    add(day, 1)
  }
}

/** Excludes robots, the back office, prefetches and frames within a page. */
function isByPerson({ method, url, headers }: FastifyRequest): boolean {
  const agent = headers['user-agent']
  if (method !== 'GET' || /^\/admin(?:[/?]|$)/.test(url)) return false
  if (String(headers['sec-purpose'] ?? headers.purpose ?? '').includes('prefetch')) return false
  if (headers['sec-fetch-dest'] === 'iframe') return false
  return agent !== undefined && !isRobot(agent)
}

async function addPageViews(db: Db, batch: ReadonlyMap<string, number>) {
  if (batch.size === 0) return
  await db
    .insertInto('page_views')
    // Sorted, so that instances that write at once cannot deadlock.
    .values([...batch].sort().map(([day, views]) => ({ day, views })))
    .onConflict((it) =>
      it.column('day').doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute()
}

/** Sums the page views between two days, both inclusive. */
export async function pageViewsIn(
  db: Db,
  { from, to }: { readonly from: SeoulDay; readonly to: SeoulDay },
): Promise<number> {
  const { views } = await db
    .selectFrom('page_views')
    .select(sql<number>`coalesce(sum(views), 0)::bigint`.as('views'))
    .where('day', '>=', formatSeoulDay(from))
    .where('day', '<=', formatSeoulDay(to))
    .executeTakeFirstOrThrow()
  return views
}
