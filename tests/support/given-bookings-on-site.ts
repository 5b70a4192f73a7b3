import { bookConsultation, listSlots } from '#contract/bookings.ts'
import { DAY_MS } from './clock.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenReport,
  newGuest,
} from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

/** Books the latest slot as a guest; no other test uses it. */
export async function givenSiteBooking(site: RunningSite) {
  const guest = newGuest()
  const { order_number, guest_token } = await givenGuestOrder(site, guest)
  await givenDeposit(site, order_number)
  await givenGuestSurvey(site, guest, order_number)
  await givenReport(site, order_number)
  const now = Date.now()
  const day = (days: number) => new Date(now + days * DAY_MS).toISOString().slice(0, 10)
  const { items } = await callSite(site.url, listSlots, { query: { from: day(1), to: day(28) } })
  const starts_at = items.filter(({ places_left }) => places_left > 0).at(-1)!.starts_at
  const body = { order_number, starts_at, channel: 'video' as const, guest_token }
  return callSite(site.url, bookConsultation, { body })
}
