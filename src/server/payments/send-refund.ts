import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { type Won, won } from '#domain/money/won.ts'
import { accountMethods } from '#domain/payments/account-methods.ts'
import { markOf } from '#domain/refunds/refund-mark.ts'
import { isInOurWords, ownRefund } from '#domain/refunds/unbooked-refunds.ts'
import type { Db } from '#server/platform/database.ts'
import type { CompanyPayment, RefundOutcome } from '#server/ports/payment-provider.ts'
import { type AskDeps, alarmIfRefused } from './ask-company.ts'
import { attemptByName } from './attempts-store.ts'
import { companyAmong } from './company.ts'
import { needsRefundAccount } from './payment-reply.ts'
import { closeTaskAbout, openTask, UNKNOWN_FOR_MS } from './payment-tasks.ts'
import { settleRefund } from './record-refund.ts'
import { splitByWay } from './split-refund.ts'
import { type RefundRow, sourceOf } from './store.ts'

const BATCH = 100

/**
 * Refunds that the company is to be asked for, or whose end is not known, oldest first. Those whose
 * customers have not named an account yet keep nobody else's waiting.
 */
export const refundsToSend = (db: Db) =>
  db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('extra_deposits', 'extra_deposits.id', 'refunds.deposit_id')
    .select(['refunds.id', 'refunds.order_number'])
    .where('by_company', '=', true)
    .where('refunds.status', 'in', ['APPROVED', 'SENDING'])
    .where((it) =>
      it.or([
        it('account', 'is not', null),
        it(it.fn.coalesce('extra_deposits.method', 'payments.method'), 'not in', accountMethods),
      ]),
    )
    .orderBy('requested_at')
    .limit(BATCH)
    .execute()

/** What the company is asked; written down before it is. */
interface Intent {
  readonly refund: RefundRow
  readonly paymentKey: string
  readonly refundedBefore: Won
  /** Asked for before, without an end that is known. */
  readonly isRepeated: boolean
  /** What the studio is to transfer beside it, where the company has less than was agreed. */
  readonly byHand: Won
}

/**
 * Writes down that the company will be asked for this refund. Null when it is not to be: settled
 * meanwhile, its account is still to be named, or another of the same payment is on its way. Of one
 * that is more than the company took and has not given back, it is asked for as much as it has; the
 * studio transfers the rest. The order's row must be locked. Source: docs/rules.md R-11.
 */
export async function beginSending(tx: Db, refundId: string, at: Date): Promise<Intent | null> {
  const refund = await refundById(tx, refundId)
  const source = await sourceOf(tx, refund)
  const isDue = refund.status === 'APPROVED' || refund.status === 'SENDING'
  const lacksAccount = needsRefundAccount(source) && refund.account === null
  if (!refund.by_company || !isDue || lacksAccount || !source.provider_reference) return null

  const others = await othersThrough(tx, refund, source.provider_reference)
  if (others.some(({ status }) => status === 'SENDING')) return null
  const gone = others.filter(({ status }) => status === 'PAID_OUT')
  const refundedBefore = won(gone.reduce((sum, { amount }) => sum + amount, 0))
  const taken = await attemptByName(tx, 'payment_key', source.provider_reference)
  const left = won(taken ? taken.amount - refundedBefore : refund.amount)
  if (refund.status === 'APPROVED' && left > 0 && left < refund.amount) {
    const { id } = await splitByWay(tx, refund, left)
    const ofCompany = await beginSending(tx, id, at)
    return ofCompany && { ...ofCompany, byHand: won(refund.amount - left) }
  }
  const sent = await tx
    .updateTable('refunds')
    .set({ status: 'SENDING', sent_at: refund.sent_at ?? at })
    .where('id', '=', refund.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const isRepeated = refund.status === 'SENDING'
  const paymentKey = source.provider_reference
  return { refund: sent, paymentKey, refundedBefore, isRepeated, byHand: won(0) }
}

/** Refunds through the company of money that came by this payment, but for `refund`. */
const othersThrough = (tx: Db, refund: RefundRow, paymentKey: string) =>
  tx
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .leftJoin('extra_deposits', 'extra_deposits.id', 'refunds.deposit_id')
    .select(['refunds.status', 'refunds.amount'])
    .where('refunds.payment_id', '=', refund.payment_id)
    .where('refunds.by_company', '=', true)
    .where('refunds.id', '<>', refund.id)
    .where(
      ({ fn }) => fn.coalesce('extra_deposits.provider_reference', 'payments.provider_reference'),
      '=',
      paymentKey,
    )
    .execute()

/**
 * Asks the company; talks to the network, so outside of transactions. The refund's id is the key, so
 * the same refund is made once however often it is asked for.
 */
export async function askForRefund(
  deps: AskDeps,
  { refund, paymentKey, refundedBefore, isRepeated }: Intent,
): Promise<RefundOutcome> {
  const { company } = companyAmong(deps.paymentProviders) ?? {}
  if (!company) return { outcome: 'unknown', why: 'no company is configured' }
  const answer = await company.refund({
    paymentKey,
    amount: won(refund.amount),
    refundedBefore,
    reason: refund.reason,
    mark: markOf(refund.id),
    account: refund.account,
    idempotencyKey: refund.id,
    isRepeated,
    ...(refund.sent_at && { firstAskedAt: refund.sent_at }),
  })
  await alarmIfRefused(deps, answer)
  return answer
}

/**
 * Takes the company's answer. What is not known stays SENDING and is asked again with the same key, and
 * is the owner's task once that has lasted for {@link UNKNOWN_FOR_MS}; what was refused is the studio's
 * to pay. One that was found by its sum alone, and not in our own words, is booked, never asked for
 * twice, and told of. The row after it, or null when somebody else has settled it. The order's row must be locked.
 */
export async function takeRefundAnswer(
  tx: Db,
  refundId: string,
  answer: RefundOutcome,
  at: Date,
): Promise<RefundRow | null> {
  const refund = await refundById(tx, refundId)
  if (refund.status !== 'SENDING') return null
  await tellHowItStands(tx, refund, answer, at)
  if (answer.outcome === 'refunded') {
    const own = await ownOf(tx, refund, answer.payment)
    const isOurs = answer.isCertain || (own !== null && isInOurWords(own, soughtOf(refund)))
    if (!isOurs) await tellFound(tx, refund, answer.payment, at)
    return settleRefund(tx, refund, { provider_reference: own?.transactionKey ?? null }, at)
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

const soughtOf = ({ id, amount, reason, sent_at: sentAt }: RefundRow) => ({
  amount,
  reason,
  sentAt,
  mark: markOf(id),
})

/** It among what the company gave back; null where it went back in parts. */
async function ownOf(tx: Db, refund: RefundRow, { refunds: gone }: CompanyPayment) {
  const others = await tx
    .selectFrom('refunds')
    .select('provider_reference')
    .where('payment_id', '=', refund.payment_id)
    .where('id', '<>', refund.id)
    .execute()
  const keys = others.map(({ provider_reference: key }) => key)
  return ownRefund(gone, soughtOf(refund), keys)
}

/** Somebody gave so much back in the company's own pages; only they know whether it was this refund. */
async function tellFound(tx: Db, refund: RefundRow, payment: CompanyPayment, at: Date) {
  // Of what went back whole nothing is left that could have been meant as well.
  if (payment.balance === 0) return
  const { order_number: orderNumber, amount } = refund
  const about = { orderNumber, paymentKey: payment.paymentKey, amount: won(amount) } as const
  const { id: refundId } = refund
  await openTask(tx, { kind: 'REFUND_FOUND', ...about, refundId, detail: { refund: refundId }, at })
}

/** The company repeats even a passing refusal to a key for days: only the owner can end that. */
async function tellHowItStands(tx: Db, refund: RefundRow, { outcome }: RefundOutcome, at: Date) {
  const { order_number: orderNumber, amount, sent_at: since } = refund
  const { provider_reference: paymentKey } = await sourceOf(tx, refund)
  if (outcome === 'refunded' || outcome === 'refused') {
    return closeTaskAbout(tx, 'REFUND_UNKNOWN', { subject: orderNumber, paymentKey }, at)
  }
  if (since === null || at.getTime() - since.getTime() < UNKNOWN_FOR_MS) return
  // Known for a day, and told of again on the next one.
  const detail = { refund: refund.id, day: textOfSeoulDay(seoulDayOf(at)) }
  const about = { orderNumber, paymentKey, amount: won(amount) } as const
  await openTask(tx, { kind: 'REFUND_UNKNOWN', ...about, detail, at })
}

const refundById = (db: Db, id: string): Promise<RefundRow> =>
  db.selectFrom('refunds').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
