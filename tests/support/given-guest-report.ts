import { listMyReports } from '#contract/reports.ts'
import {
  givenDeposit,
  givenGuestOrder,
  givenGuestSurvey,
  givenReport,
  newGuest,
} from './given-on-site.ts'
import { callSite } from './site-calls.ts'
import type { RunningSite } from './site-process.ts'

/** A guest's order up to its published sheet. */
export async function givenGuestReport(site: RunningSite) {
  const guest = newGuest()
  const { order_number: number, guest_token: token } = await givenGuestOrder(site, guest)
  await givenDeposit(site, number)
  await givenGuestSurvey(site, guest, number)
  await givenReport(site, number)
  const { items } = await callSite(site.url, listMyReports, { query: { token } })
  return { id: items[0]!.id, token, number }
}
