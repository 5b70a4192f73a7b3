import { won } from '#domain/money/won.ts'
import type {
  CompanyPayment,
  RefundOutcome,
  RefundRequest,
} from '#server/ports/payment-provider.ts'
import { bankCode } from './toss-banks.ts'
import { CONFIGURATION_CODES, type TossAnswer } from './toss-decision.ts'
import { toCompanyPayment } from './toss-payment.ts'
import { askToss, type TossSettings } from './toss-request.ts'

/** Codes after which only the payment itself tells whether the money went back. */
const TO_BE_READ: ReadonlySet<string> = new Set([
  'ALREADY_CANCELED_PAYMENT',
  'ALREADY_REFUND_PAYMENT',
  'ALREADY_REFUNDING_PAYMENT',
  'FORBIDDEN_CONSECUTIVE_REQUEST',
  'IDEMPOTENT_REQUEST_PROCESSING',
])

/** A passing trouble is repeated to its key for days, so that asking again takes another. */
const MOST_KEYS = 3

/**
 * Gives money back. What cannot be known from the answer is read from the payment: when so much has
 * gone back as this refund and those before it ask for, it was done.
 */
export async function refundAtToss(
  settings: TossSettings,
  request: RefundRequest,
): Promise<RefundOutcome> {
  const bank = request.account ? bankCode(request.account.bank) : undefined
  if (request.account && !bank) return { outcome: 'refused', code: 'INVALID_BANK' }
  const path = `/v1/payments/${encodeURIComponent(request.paymentKey)}`
  for (let time = 0; time < MOST_KEYS; time += 1) {
    const answer = await askToss(settings, 'POST', `${path}/cancel`, {
      idempotencyKey: time === 0 ? request.idempotencyKey : `${request.idempotencyKey}:${time}`,
      body: bodyOf(request, bank),
    })
    const isOverForKey = answer.status === 400 && answer.code === 'PROVIDER_ERROR'
    if (!isOverForKey) return endOf(settings, path, request, answer)
    const end = await readEnd(settings, path, request, '400 PROVIDER_ERROR')
    if (end.outcome !== 'unknown' || !end.isUndone) return end
  }
  return { outcome: 'refused', code: 'PROVIDER_ERROR' }
}

const bodyOf = (request: RefundRequest, bank: string | undefined) => ({
  cancelReason: request.reason,
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
  answer: TossAnswer,
): Promise<RefundOutcome> {
  if (answer.status === null) return readEnd(settings, path, request, answer.why)
  if (answer.status === 200) {
    const payment = toCompanyPayment(answer.body)
    if (payment && isDone(payment, request)) return { outcome: 'refunded', payment }
    return readEnd(settings, path, request, '200 without the refund')
  }
  const { status, code } = answer
  if (code && CONFIGURATION_CODES.has(code)) return { outcome: 'misconfigured', code }
  const end = await readEnd(settings, path, request, `${status} ${code}`)
  if (status >= 500 || status === 429 || code === null || TO_BE_READ.has(code)) return end
  // No list of refusals is complete: only a payment from which nothing more has gone is one.
  return end.outcome === 'unknown' && end.isUndone ? { outcome: 'refused', code } : end
}

async function readEnd(settings: TossSettings, path: string, request: RefundRequest, why: string) {
  const answer = await askToss(settings, 'GET', path)
  const payment = answer.status === 200 ? toCompanyPayment(answer.body) : null
  if (payment && isDone(payment, request)) return { outcome: 'refunded', payment } as const
  return { outcome: 'unknown', why, isUndone: payment !== null } as const
}

/** An account that nothing was paid into is ended; else exactly so much must have gone back. */
function isDone(payment: CompanyPayment, { amount, refundedBefore }: RefundRequest): boolean {
  if (amount === 0) return payment.status === 'REFUNDED' || payment.status === 'EXPIRED'
  return (
    won(payment.amount - payment.balance) === refundedBefore + amount && payment.refunds.length > 0
  )
}
