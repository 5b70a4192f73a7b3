/** Address to which browsers send the measures of a visit. */
export const PAGE_SPEED_PATH = '/v1/page-speeds'
export const PAGE_SPEED_DAYS = 366

/** Measured pages and how their addresses begin; the first that matches counts. */
const addresses = [
  ['SURVEY', '/user/consulting/consulting-order/survey'],
  ['ORDER', '/user/consulting/consulting-order'],
  ['GUEST_ORDER', '/user/consulting/guest-order'],
  ['PRODUCT', '/user/consulting/dashboard/original'],
  ['RESULT_SHEET', '/user/mypage/result-sheet'],
  ['MY_PAGE', '/user/mypage'],
  ['LANDING', '/user'],
  ['BACK_OFFICE', '/admin'],
  ['OTHER', ''],
] as const
export const measuredPages = addresses.map(([page]) => page)
export type MeasuredPage = (typeof measuredPages)[number]

export const measuredDevices = ['PHONE', 'COMPUTER'] as const
export type PageMeasure = 'CLS' | 'INP' | 'LCP'

/** Returns the page of an address. The first page has only its own address, not those below it. */
export function measuredPageOf(pathname: string): MeasuredPage {
  const found = addresses.find(
    ([page, start]) =>
      pathname === start || (page !== 'LANDING' && pathname.startsWith(`${start}/`)),
  )
  return found?.[0] ?? 'OTHER'
}

/** Each bucket reaches a tenth further than the one below, from 1 ms (or 0.001) to 10 minutes. */
const GROWTH = 1.1
const LAST_BUCKET = 140

/** Returns the bucket of a value in milliseconds or thousandths. */
export const bucketOf = (value: number): number =>
  Math.min(LAST_BUCKET, Math.ceil(Math.log(Math.max(1, value)) / Math.log(GROWTH)))

interface CountedBucket {
  readonly bucket: number
  readonly count: number
}

/** Returns the value that three quarters of the visits do not exceed, to a tenth; null for none. */
export function thirdQuartileOf(counted: readonly CountedBucket[]): number | null {
  const rank = counted.reduce((all, { count }) => all + count, 0) * 0.75
  let below = 0
  for (const { bucket, count } of counted.toSorted((a, b) => a.bucket - b.bucket)) {
    below += count
    if (below >= rank) return bucket === 0 ? 0 : Math.round(GROWTH ** bucket)
  }
  return null
}
