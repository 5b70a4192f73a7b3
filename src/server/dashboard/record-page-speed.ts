import { isbot } from 'isbot'
import type { ParsedOf } from '#contract/endpoint.ts'
import type { recordPageSpeed as endpoint } from '#contract/page-speed.ts'
import { formatSeoulDay, seoulDayOf, shiftDay } from '#domain/calendar/seoul-day.ts'
import { bucketOf, PAGE_SPEED_DAYS, type PageMeasure } from '#domain/dashboard/page-speed.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import type { RequestContext } from '#server/platform/context.ts'
import { limitRate } from '#server/platform/rate-limit.ts'
import { addPageSpeeds, deletePageSpeedsBefore } from './page-speed-store.ts'

const WINDOW_MS = 10 * 60_000
const MAX_VISITS = 120

/**
 * Adds one visit to the counts of its day. Ignores robots, and visitors who ask not to be tracked.
 * Source: docs/rules.md D-7.
 *
 * Refuses TOO_MANY_REQUESTS by network.
 */
export async function recordPageSpeed(
  { db, now, rateLimits }: Pick<Deps, 'db' | 'now' | 'rateLimits'>,
  { page, device, lcp_ms, inp_ms, cls }: ParsedOf<typeof endpoint>['body'],
  { ip, userAgent, header }: Pick<RequestContext, 'ip' | 'userAgent' | 'header'>,
) {
  if (isbot(userAgent) || header('sec-gpc') === '1' || header('dnt') === '1') return
  if (rateLimits) {
    const key = `page-speed:${clientNetwork(ip)}`
    await limitRate(db, { key, max: MAX_VISITS, windowMs: WINDOW_MS }, now())
  }
  const values: readonly [PageMeasure, number | undefined][] = [
    ['CLS', cls === undefined ? undefined : cls * 1_000],
    ['INP', inp_ms],
    ['LCP', lcp_ms],
  ]
  const day = formatSeoulDay(seoulDayOf(now()))
  await addPageSpeeds(
    db,
    values.flatMap(([measure, value]) =>
      value === undefined
        ? []
        : [{ day, page, device, measure, bucket: bucketOf(value), count: 1 }],
    ),
  )
}

/** Deletes what the dashboard no longer shows. */
export const purgePageSpeeds = ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> =>
  deletePageSpeedsBefore(db, formatSeoulDay(shiftDay(seoulDayOf(now()), -PAGE_SPEED_DAYS)))
