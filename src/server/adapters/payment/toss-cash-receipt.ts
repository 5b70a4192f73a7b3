import { z } from 'zod'
import { daysBetween, formatSeoulDay, seoulDayOf, shiftDay } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import type { CashReceiptPurpose } from '#domain/payments/cash-receipt.ts'
import type {
  CashReceiptCancel,
  CashReceiptOutcome,
  CashReceiptRequest,
  CashReceiptStep,
  ProviderCashReceipt,
} from '#server/ports/payment-provider.ts'
import { callToss, type TossSettings } from './toss-request.ts'
import type { TossResponse } from './toss-response.ts'
import { CONFIGURATION_CODES, unknownOutcomeOf } from './toss-response.ts'

const RECEIPTS_A_CALL = 100
const MOST_CALLS = 50

const receipt = z.object({
  receiptKey: z.string().min(1),
  orderId: z.string().nullish(),
  type: z.string().nullish(),
  transactionType: z.string().nullish(),
  issueNumber: z.string().nullish(),
  issueStatus: z.string().nullish(),
  receiptUrl: z.string().nullish(),
  amount: z.int().nullish(),
})
type TossReceipt = z.output<typeof receipt>

const types: Readonly<Record<CashReceiptPurpose, string>> = {
  INCOME_DEDUCTION: '소득공제',
  EXPENSE_PROOF: '지출증빙',
}

/**
 * Parses the cash receipt in a payment or in a receipt reply; null if there is none. The tax office
 * decides between `COMPLETED` and `FAILED` one or two days after the request.
 */
export function toCashReceipt(answer: unknown): ProviderCashReceipt | null {
  const { data } = receipt.safeParse(answer)
  if (!data) return null
  return {
    receiptKey: data.receiptKey,
    purpose: data.type === types.EXPENSE_PROOF ? 'EXPENSE_PROOF' : 'INCOME_DEDUCTION',
    amount: won(data.amount ?? 0),
    issueNumber: data.issueNumber || null,
    url: data.receiptUrl || null,
    state: states[data.issueStatus ?? 'COMPLETED'] ?? 'IN_PROGRESS',
  }
}

const states: Readonly<Record<string, ProviderCashReceipt['state']>> = {
  IN_PROGRESS: 'IN_PROGRESS',
  COMPLETED: 'COMPLETED',
  FAILED: 'FAILED',
}

/** Codes for a receipt that was requested before: not a refusal. */
const DUPLICATES: ReadonlySet<string> = new Set([
  'DUPLICATED_CASH_RECEIPT',
  'DUPLICATED_ORDER_ID',
  'DUPLICATED_REQUEST',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
])

/**
 * Requests a cash receipt. Without a success reply, checks Toss's list of the day: the owner must
 * never issue a receipt by hand that Toss has already issued.
 */
export async function issueAtToss(
  settings: TossSettings,
  { providerOrderId, orderName, amount, purpose, number, idempotencyKey, at }: CashReceiptRequest,
): Promise<CashReceiptOutcome> {
  const answer = await callToss(settings, 'POST', '/v1/cash-receipts', {
    idempotencyKey,
    body: {
      amount,
      orderId: providerOrderId,
      orderName,
      type: types[purpose],
      customerIdentityNumber: number,
    },
  })
  const end = endOf(answer)
  if (end.outcome === 'done' || end.outcome === 'misconfigured') return end
  const listed = await listAtToss(settings, formatSeoulDay(seoulDayOf(at)))
  const standing = listed?.find(
    (it) => it.orderId === providerOrderId && it.transactionType !== 'CANCEL',
  )
  const found = standing && toCashReceipt(standing)
  if (found && found.state !== 'FAILED') return { outcome: 'done', receipt: found }
  if (end.outcome === 'unknown' || (listed && !DUPLICATES.has(end.code))) return end
  return { outcome: 'unknown', why: `${end.code} ${listed ? 'and not listed' : 'and no list'}` }
}

/**
 * Cancels a receipt fully or partly. Without a reply, checks the lists of the first request's day
 * and of today for a cancellation that is not in `done`.
 */
export async function cancelAtToss(
  settings: TossSettings,
  { receiptKey, amount, idempotencyKey, at, now, done }: CashReceiptCancel,
): Promise<CashReceiptOutcome> {
  const path = `/v1/cash-receipts/${encodeURIComponent(receiptKey)}/cancel`
  const answer = await callToss(settings, 'POST', path, { idempotencyKey, body: { amount } })
  const end = endOf(answer)
  if (end.outcome !== 'unknown') return end
  for (const day of new Set([at, now].map((it) => formatSeoulDay(seoulDayOf(it))))) {
    const cancelled = (await listAtToss(settings, day))?.find(
      (it) =>
        it.receiptKey === receiptKey &&
        it.transactionType === 'CANCEL' &&
        it.amount === amount &&
        it.issueNumber &&
        !done.includes(it.issueNumber),
    )
    const found = cancelled && toCashReceipt(cancelled)
    if (found) return { outcome: 'done', receipt: found }
  }
  return end
}

/** Reads a receipt's state. Toss lists it under the day of the request that succeeded. */
export async function readReceiptAtToss(
  settings: TossSettings,
  { receiptKey, what, issueNumber, from, to }: CashReceiptStep,
): Promise<ProviderCashReceipt | null> {
  const first = seoulDayOf(from)
  const days = daysBetween(first, seoulDayOf(to))
  for (let later = 0; later <= days; later += 1) {
    const listed = await listAtToss(settings, formatSeoulDay(shiftDay(first, later)))
    const found = listed?.find(
      (it) =>
        it.receiptKey === receiptKey &&
        (it.transactionType === 'CANCEL') === (what === 'CANCEL') &&
        (what === 'ISSUE' || issueNumber === null || it.issueNumber === issueNumber),
    )
    if (found || !listed) return found ? toCashReceipt(found) : null
  }
  return null
}

/** Only a 4xx with a code proves that nothing was done; everything else is unknown. */
function endOf(answer: TossResponse): CashReceiptOutcome {
  const done = answer.status === 200 ? toCashReceipt(answer.body) : null
  if (done) {
    return done.state === 'FAILED'
      ? { outcome: 'refused', code: 'FAILED' }
      : { outcome: 'done', receipt: done }
  }
  if (answer.status === null || !answer.code || CONFIGURATION_CODES.has(answer.code)) {
    return unknownOutcomeOf(answer)
  }
  const isRefused =
    answer.status >= 400 && answer.status < 500 && ![409, 429].includes(answer.status)
  return isRefused ? { outcome: 'refused', code: answer.code } : unknownOutcomeOf(answer)
}

const page = z.object({
  hasNext: z.boolean().nullish(),
  lastCursor: z.union([z.int(), z.string()]).nullish(),
  data: z.array(receipt),
})

/** Without a business number at the tax office a shop has no receipts. */
const NO_BUSINESS_NUMBER = 'NOT_FOUND_MERCHANT_BUSINESS_NUMBER'

/**
 * Lists the receipts that were requested on a day in Seoul; null if it fails. Toss has no lookup by
 * key and accepts one day per call. Pages are `{ hasNext, lastCursor, data }` with a numeric
 * `lastCursor`, continued by `cursor` and `limit`. Sources: public clients of the API, one of which
 * was tried with the keys of the documentation. Not verified against a real page of receipts.
 */
async function listAtToss(
  settings: TossSettings,
  requestDate: string,
): Promise<TossReceipt[] | null> {
  const found: TossReceipt[] = []
  let cursor: string | null = null
  for (let calls = 0; calls < MOST_CALLS; calls += 1) {
    const query = new URLSearchParams({
      requestDate,
      limit: String(RECEIPTS_A_CALL),
      ...(cursor && { cursor }),
    })
    const answer = await callToss(settings, 'GET', `/v1/cash-receipts?${query}`)
    if (answer.status !== null && answer.code === NO_BUSINESS_NUMBER) return []
    const { data } = page.safeParse(answer.status === 200 ? answer.body : null)
    if (!data) return null
    found.push(...data.data)
    cursor = data.lastCursor == null ? null : String(data.lastCursor)
    if (!data.hasNext || !cursor) return found
  }
  return found
}
