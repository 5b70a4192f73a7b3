import { sumOf } from '#domain/money/won.ts'
import { hasReference, reasonWithReference } from '#domain/refunds/refund-reference.ts'
import type {
  ProviderPayment,
  RefundOutcome,
  RefundRequest,
} from '#server/ports/payment-provider.ts'
import { bankCode } from './toss-banks.ts'
import { UNKNOWN_SHOP_CODES } from './toss-decision.ts'
import { toProviderPayment } from './toss-payment.ts'
import { callToss, type TossSettings } from './toss-request.ts'
import type { TossResponse } from './toss-response.ts'
import { CONFIGURATION_CODES } from './toss-response.ts'

/** Codes for a concurrent request: the outcome must be read later. */
const UNDER_WAY: ReadonlySet<string> = new Set([
  'ALREADY_REFUNDING_PAYMENT',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
])

/** Codes for an earlier refund: a refusal only if nothing is left to refund. */
const GONE_BEFORE: ReadonlySet<string> = new Set([
  'ALREADY_CANCELED_PAYMENT',
  'ALREADY_REFUND_PAYMENT',
])

/** Toss repeats a temporary failure for the same key for days, so a retry uses another key. */
const MOST_KEYS = 3

/**
 * Refunds a payment. When the reply leaves the outcome open, reads the payment: the refund is done if
 * a cancellation has its reference, or if the total refunded covers it, since somebody may have
 * refunded it in Toss's admin meanwhile. A repeated request therefore reads before it sends.
 */
export async function refundAtToss(
  settings: TossSettings,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const bank = request.account ? bankCode(request.account.bank) : undefined
  if (request.account && !bank) return { outcome: 'refused', code: 'INVALID_BANK' }
  const path = `/v1/payments/${encodeURIComponent(request.paymentKey)}`
  if (request.isRepeated) {
    const end = await readEnd(settings, path, request, 'asked before')
    if (end.outcome !== 'unknown' || !end.payment) return end
  }
  for (let time = 0; time < MOST_KEYS; time += 1) {
    const answer = await callToss(settings, 'POST', `${path}/cancel`, {
      idempotencyKey: time === 0 ? request.idempotencyKey : `${request.idempotencyKey}:${time}`,
      body: bodyOf(request, bank),
    })
    const isOverForKey = answer.status === 400 && answer.code === 'PROVIDER_ERROR'
    if (!isOverForKey) return endOf(settings, path, request, answer)
    const end = await readEnd(settings, path, request, '400 PROVIDER_ERROR')
    if (end.outcome !== 'unknown' || !end.payment) return end
  }
  return { outcome: 'refused', code: 'PROVIDER_ERROR' }
}

const bodyOf = (request: RefundRequest, bank: string | undefined) => ({
  cancelReason: reasonWithReference(request.reason, request.reference),
  ...(request.amount > 0 && { cancelAmount: request.amount }),
  ...(request.account && {
    refundReceiveAccount: {
      bank,
      accountNumber: request.account.account_number.replace(/\D/g, ''),
      holderName: request.account.holder,
    },
  }),
})

async function endOf(
  settings: TossSettings,
  path: string,
  request: RefundRequest,
  answer: TossResponse,
): Promise<RefundOutcome> {
  if (answer.status === null) return readEnd(settings, path, request, answer.why)
  if (answer.status === 200) {
    const payment = toProviderPayment(answer.body)
    const isOurs = payment && (isMarked(payment, request) || isDone(payment, request, 'and others'))
    if (isOurs) return { outcome: 'refunded', payment, isCertain: true }
    return readEnd(settings, path, request, '200 without the refund')
  }
  const { status, code } = answer
  if (code && CONFIGURATION_CODES.has(code)) return { outcome: 'misconfigured', code }
  if (code && UNKNOWN_SHOP_CODES.has(code)) return { outcome: 'shopUnknown', code }
  const end = await readEnd(settings, path, request, `${status} ${code}`)
  if (end.outcome !== 'unknown' || !end.payment) return end
  if (status >= 500 || status === 429 || code === null || UNDER_WAY.has(code)) return end
  if (GONE_BEFORE.has(code) && end.payment.balance > 0) return end
  // No list of refusal codes is complete: it is a refusal only if no more was refunded.
  return { outcome: 'refused', code }
}

async function readEnd(settings: TossSettings, path: string, request: RefundRequest, why: string) {
  const answer = await callToss(settings, 'GET', path)
  const payment = answer.status === 200 ? toProviderPayment(answer.body) : null
  const isCertain = payment !== null && isMarked(payment, request)
  if (payment && (isCertain || isDone(payment, request))) {
    return { outcome: 'refunded', payment, isCertain } as const
  }
  return { outcome: 'unknown', why, payment } as const
}

const isMarked = ({ refunds }: ProviderPayment, { reference }: RefundRequest): boolean =>
  refunds.some((it) => hasReference(it, reference))

/** True if the payment shows the refund: an unpaid account is cancelled, or enough was refunded. */
function isDone(
  payment: ProviderPayment,
  request: RefundRequest,
  and: 'no other' | 'and others' = 'no other',
): boolean {
  const { amount } = request
  if (amount === 0) return payment.status === 'REFUNDED' || payment.status === 'EXPIRED'
  const more = payment.amount - payment.balance - goneBefore(payment, request) - amount
  return payment.refunds.length > 0 && (and === 'no other' ? more === 0 : more >= 0)
}

/** Allowance for the difference between Toss's clock and ours. */
const CLOCKS_DIFFER_MS = 60_000

/** Sum of refunds that are not this one: our other ones, and those in Toss's admin before it. */
function goneBefore(
  { refunds }: ProviderPayment,
  { refundedBefore, firstAskedAt }: RefundRequest,
): number {
  if (!firstAskedAt) return refundedBefore
  const earlier = refunds.filter(
    ({ at }) => at.getTime() < firstAskedAt.getTime() - CLOCKS_DIFFER_MS,
  )
  return Math.max(refundedBefore, sumOf(earlier.map(({ amount }) => amount)))
}
