import { type Won, won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import type { RefundOutcome } from '#server/ports/payment-provider.ts'
import { companyAmong } from './company.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { settleRefund } from './record-refund.ts'
import { type RefundRow, sourceOf } from './store.ts'

const BATCH = 100
const MOST_REASON = 200

/** Refunds that the company is to be asked for, or whose end is not known, oldest first. */
export const refundsToSend = (db: Db) =>
  db
    .selectFrom('refunds')
    .select(['id', 'order_number'])
    .where('by_company', '=', true)
    .where('status', 'in', ['APPROVED', 'SENDING'])
    .orderBy('requested_at')
    .limit(BATCH)
    .execute()

/** What the company is asked; written down before it is. */
interface Intent {
  readonly refund: RefundRow
  readonly paymentKey: string
  readonly refundedBefore: Won
}

/**
 * Writes down that the company will be asked for this refund. Null when it is not to be: settled
 * meanwhile, its account is still to be named, or another of the same payment is on its way. The
 * order's row must be locked.
 */
export async function beginSending(tx: Db, refundId: string, at: Date): Promise<Intent | null> {
  const refund = await refundById(tx, refundId)
  const source = await sourceOf(tx, refund)
  const isDue = refund.status === 'APPROVED' || refund.status === 'SENDING'
  const lacksAccount = needsRefundAccount(source) && refund.account === null
  if (!refund.by_company || !isDue || lacksAccount || !source.provider_reference) return null

  const others = await tx
    .selectFrom('refunds')
    .select(['status', 'amount'])
    .where('payment_id', '=', refund.payment_id)
    .where('by_company', '=', true)
    .where('id', '<>', refund.id)
    .execute()
  if (others.some(({ status }) => status === 'SENDING')) return null
  const sent = await tx
    .updateTable('refunds')
    .set({ status: 'SENDING', sent_at: at })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const gone = others.filter(({ status }) => status === 'PAID_OUT')
  const refundedBefore = won(gone.reduce((sum, { amount }) => sum + amount, 0))
  return { refund: sent, paymentKey: source.provider_reference, refundedBefore }
}

/**
 * Asks the company; talks to the network, so outside of transactions. The refund's id is the key, so
 * the same refund is made once however often it is asked for.
 */
export async function askForRefund(
  { paymentProviders }: Pick<Deps, 'paymentProviders'>,
  { refund, paymentKey, refundedBefore }: Intent,
): Promise<RefundOutcome> {
  const { company } = companyAmong(paymentProviders) ?? {}
  if (!company) return { outcome: 'unknown', why: 'no company is configured' }
  return company.refund({
    paymentKey,
    amount: won(refund.amount),
    refundedBefore,
    reason: [...refund.reason].slice(0, MOST_REASON).join(''),
    account: refund.account,
    idempotencyKey: refund.id,
  })
}

/**
 * Takes the company's answer. What is not known stays SENDING and is asked again with the same key;
 * what was refused is the studio's to pay. The row after it, or null when somebody else has settled
 * it. The order's row must be locked.
 */
export async function takeRefundAnswer(
  tx: Db,
  refundId: string,
  answer: RefundOutcome,
  at: Date,
): Promise<RefundRow | null> {
  const refund = await refundById(tx, refundId)
  if (refund.status !== 'SENDING') return null
  if (answer.outcome === 'refunded') {
    const reference = answer.payment.refunds.at(-1)?.transactionKey ?? null
    return settleRefund(tx, refund, { provider_reference: reference }, at)
  }
  const code = answer.outcome === 'unknown' ? null : answer.code
  const status = answer.outcome === 'refused' ? 'FAILED' : 'SENDING'
  return tx
    .updateTable('refunds')
    .set({ status, failure: code })
    .where('id', '=', refundId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const refundById = (db: Db, id: string): Promise<RefundRow> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
