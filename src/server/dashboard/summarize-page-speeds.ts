import type { DashboardFigures } from '#contract/dashboard.ts'
import {
  measuredDevices,
  measuredPages,
  type PageMeasure,
  thirdQuartileOf,
} from '#domain/dashboard/page-speed.ts'
import type { DayPeriod } from '#domain/dashboard/period.ts'
import type { Db } from '#server/platform/database.ts'
import { sumPageSpeeds } from './page-speed-store.ts'

/** Returns what three quarters of the visits do not exceed, by page and device, of those with any. */
export async function summarizePageSpeeds(
  db: Db,
  period: DayPeriod,
): Promise<DashboardFigures['page_speeds']> {
  const counts = await sumPageSpeeds(db, period)
  const rowOf = (
    page: (typeof measuredPages)[number],
    device: (typeof measuredDevices)[number],
  ) => {
    const counted = (measure: PageMeasure) =>
      counts.filter((it) => it.page === page && it.device === device && it.measure === measure)
    const visitsOf = (measure: PageMeasure) =>
      counted(measure).reduce((all, { count }) => all + count, 0)
    const shift = thirdQuartileOf(counted('CLS'))
    return {
      page,
      device,
      visits: Math.max(visitsOf('LCP'), visitsOf('CLS'), visitsOf('INP')),
      lcp_ms: thirdQuartileOf(counted('LCP')),
      inp_ms: thirdQuartileOf(counted('INP')),
      cls: shift === null ? null : shift / 1_000,
    }
  }
  return measuredPages
    .flatMap((page) => measuredDevices.map((device) => rowOf(page, device)))
    .filter(({ visits }) => visits > 0)
    .sort((one, other) => other.visits - one.visits)
}
