import { z } from 'zod'
import {
  formatSeoulDay,
  parseSeoulDay,
  seoulDayOf,
  startOfSeoulDay,
} from '#domain/calendar/seoul-day.ts'
import type { FeesOutcome, ProviderFee } from '#server/ports/payment-provider.ts'
import { failureOf } from './toss-decision.ts'
import { callToss, type TossSettings } from './toss-request.ts'

const SETTLEMENTS_A_CALL = 1_000

/**
 * Settlement of one payment or refund. The whole fee, tax included, is `amount - payOutAmount`,
 * whichever of Toss's fee kinds (`fees[]`, `interestFee`) it contains. Cancellations have negative
 * amounts. Source: Toss's documentation; not verified against real settlements.
 */
const settlement = z.object({
  paymentKey: z.string(),
  transactionKey: z.string(),
  amount: z.int(),
  payOutAmount: z.int(),
  soldDate: z.iso.date(),
})

/** Lists the fees of two days and the days between. */
export async function feesAtToss(
  settings: TossSettings,
  from: Date,
  to: Date,
): Promise<FeesOutcome> {
  const fees: ProviderFee[] = []
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      startDate: formatSeoulDay(seoulDayOf(from)),
      endDate: formatSeoulDay(seoulDayOf(to)),
      dateType: 'soldDate',
      page: String(page),
      size: String(SETTLEMENTS_A_CALL),
    })
    const answer = await callToss(settings, 'GET', `/v1/settlements?${query}`)
    const rows = answer.status === 200 ? z.array(settlement).safeParse(answer.body).data : undefined
    if (!rows) return failureOf(answer)
    fees.push(...rows.map(toFee))
    if (rows.length < SETTLEMENTS_A_CALL) return { outcome: 'found', fees }
  }
}

const toFee = (it: z.output<typeof settlement>): ProviderFee => ({
  paymentKey: it.paymentKey,
  transactionKey: it.transactionKey,
  amount: it.amount - it.payOutAmount,
  at: startOfSeoulDay(parseSeoulDay(it.soldDate)),
})
