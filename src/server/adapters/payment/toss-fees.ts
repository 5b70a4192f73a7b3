import { z } from 'zod'
import {
  seoulDayOf,
  seoulDayOfText,
  startOfSeoulDay,
  textOfSeoulDay,
} from '#domain/calendar/seoul-day.ts'
import type { FeesOutcome, ProviderFee } from '#server/ports/payment-provider.ts'
import { failureOf } from './toss-decision.ts'
import { callToss, type TossSettings } from './toss-request.ts'

const SETTLEMENTS_A_CALL = 1_000

/**
 * One movement as the company settles it: what moved, and what of it is paid out. Its documents name
 * `payOutAmount` the amount that is paid out, which is `amount` less the fee, and list of the fee its
 * kinds (`fees[]`: BASE, INSTALLMENT_DISCOUNT, INSTALLMENT, POINT_SAVING, ETC), their supply value
 * and tax, and apart from those `interestFee`, of instalments without interest. So their difference
 * is all that was kept, its tax included, whichever kinds there are; of a cancellation all of them are
 * below 0. Not verified against real settlements.
 */
const settlement = z.object({
  paymentKey: z.string(),
  transactionKey: z.string(),
  amount: z.int(),
  payOutAmount: z.int(),
  soldDate: z.iso.date(),
})

/** What the company keeps of the movements of these days, both included. */
export async function feesAtToss(
  settings: TossSettings,
  from: Date,
  to: Date,
): Promise<FeesOutcome> {
  const fees: ProviderFee[] = []
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({
      startDate: textOfSeoulDay(seoulDayOf(from)),
      endDate: textOfSeoulDay(seoulDayOf(to)),
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
  at: startOfSeoulDay(seoulDayOfText(it.soldDate)),
})
