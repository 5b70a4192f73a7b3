import { seoulDayOf, textOfSeoulDay } from '#domain/calendar/seoul-day.ts'
import { won } from '#domain/money/won.ts'
import type { Deps } from '#server/deps.ts'
import { inTransaction } from '#server/platform/database.ts'
import type {
  FeesOutcome,
  PaymentCompany,
  ReadOutcome,
  RefundOutcome,
  TransactionsOutcome,
} from '#server/ports/payment-provider.ts'
import {
  type AttemptRow,
  attemptById,
  attemptByName,
  updateAttempt,
  updateAttemptIf,
} from './attempts-store.ts'
import { companyAmong } from './company.ts'
import { compareRefunds } from './compare-refunds.ts'
import type { PayingOrders } from './paying-orders.ts'
import { openTask } from './payment-tasks.ts'
import { takeAnswer } from './take-answer.ts'

export type AskDeps = Pick<Deps, 'db' | 'now' | 'paymentProviders' | 'log'>

/** Nobody's payment comes into being so late. */
const FORGOTTEN_AFTER_MS = 45 * 60_000

/**
 * Asks the company to take the money of an attempt whose intent is committed. Talks to the network,
 * so it is called outside of transactions. May be repeated: the attempt's id is the call's key.
 */
export async function takeMoney(deps: AskDeps, orders: PayingOrders, attempt: AttemptRow) {
  const { company } = companyAmong(deps.paymentProviders)!
  const answer = await confirmAt(company, attempt)
  switch (answer.outcome) {
    case 'settled':
    case 'waitsForDeposit':
      return void (await takeAnswer(deps, orders, attempt.id, answer.payment))
    case 'declined':
      return void (await fail(deps, attempt, answer.code))
    case 'misconfigured':
    case 'shopRefused':
      await alarm(deps, answer)
      return void (await fail(deps, attempt, answer.code))
    case 'unknown':
      deps.log.warn({ attempt: attempt.id, why: answer.why }, 'the end of a payment is not known')
      return askCompany(deps, orders, attempt.id)
  }
}

/**
 * Reads how an attempt stands at the company and takes its answer; what the customer has agreed to
 * and nobody has taken yet is taken, with the key of before; what went back there and not here is the
 * owner's to look at. Never throws for the company's silence.
 */
export async function askCompany(deps: AskDeps, orders: PayingOrders, attemptId: string) {
  const { company } = companyAmong(deps.paymentProviders) ?? {}
  if (!company) return
  const attempt = await attemptById(deps.db, attemptId)
  const readAt = deps.now()
  const answer = await company.read(
    attempt.payment_key
      ? { paymentKey: attempt.payment_key }
      : { providerOrderId: attempt.provider_order_id },
  )
  await alarmIfRefused(deps, answer)
  if (answer.outcome === 'nothing') return forget(deps, attempt)
  if (answer.outcome !== 'found') {
    await updateAttempt(deps.db, attempt.id, { asked_at: deps.now() })
    return
  }
  const after = await takeAnswer(deps, orders, attempt.id, answer.payment, readAt)
  await compareRefunds(deps, after, answer.payment, readAt)
  if (answer.payment.status === 'AGREED') {
    await confirmAgreed(deps, orders, attempt, answer.payment.paymentKey)
  }
}

/**
 * Reads a payment of ours once more and takes what it says; false when that cannot be known now. Of
 * a deposit the company refuses to give back what its bank has taken back.
 */
export async function readAgain(
  deps: AskDeps,
  orders: PayingOrders,
  paymentKey: string,
): Promise<boolean> {
  const { company } = companyAmong(deps.paymentProviders)!
  const read = await company.read({ paymentKey })
  const attempt = await attemptByName(deps.db, 'payment_key', paymentKey)
  if (read.outcome === 'found' && attempt) {
    await takeAnswer(deps, orders, attempt.id, read.payment)
  }
  return read.outcome === 'found' || read.outcome === 'nothing'
}

/**
 * The customer agreed and never came back to say so, or the first call came to nothing. Of an order that
 * was called off or paid otherwise meanwhile nothing is taken: what was agreed to ends by itself.
 */
async function confirmAgreed(
  deps: AskDeps,
  orders: PayingOrders,
  { id, order_number: orderNumber, status }: AttemptRow,
  paymentKey: string,
) {
  if (status !== 'OPEN' && status !== 'CONFIRMING') return
  const change = { status: 'CONFIRMING', payment_key: paymentKey, asked_at: deps.now() } as const
  const isClaimed = await inTransaction(deps.db, async (tx) => {
    const { standing } = await orders.lock(tx, orderNumber)
    return standing === 'UNPAID' && updateAttemptIf(tx, id, status, change)
  })
  if (!isClaimed) return
  const { company } = companyAmong(deps.paymentProviders)!
  const answer = await confirmAt(company, await attemptById(deps.db, id))
  if ('payment' in answer) await takeAnswer(deps, orders, id, answer.payment)
  if (answer.outcome === 'shopRefused') await alarm(deps, answer)
  if (answer.outcome === 'declined' || answer.outcome === 'shopRefused') {
    await fail(deps, await attemptById(deps.db, id), answer.code)
  }
}

const confirmAt = (company: PaymentCompany, attempt: AttemptRow) =>
  company.confirm({
    paymentKey: attempt.payment_key!,
    providerOrderId: attempt.provider_order_id,
    amount: won(attempt.amount),
    idempotencyKey: attempt.id,
  })

const fail = ({ db, now }: AskDeps, { id }: AttemptRow, code: string) =>
  updateAttemptIf(db, id, 'CONFIRMING', { status: 'FAILED', failure_code: code, asked_at: now() })

/** The company knows nothing of it: true for good only once it can no longer learn of it. */
async function forget(deps: AskDeps, attempt: AttemptRow) {
  const age = deps.now().getTime() - attempt.created_at.getTime()
  const isOver = attempt.status === 'CONFIRMING' && age > FORGOTTEN_AFTER_MS
  if (isOver) await fail(deps, attempt, 'NOT_FOUND_PAYMENT')
  else await updateAttempt(deps.db, attempt.id, { asked_at: deps.now() })
}

const alarms = {
  misconfigured: ['KEYS_REFUSED', 'the payment company does not take our keys'],
  shopRefused: ['SHOP_REFUSED', 'the payment company does not take money for the shop'],
  shopUnknown: ['SHOP_UNKNOWN', 'the payment company knows no such shop'],
} as const

/** Nobody can pay until the owner has looked: at the keys, or at what the company has registered. */
export async function alarm(
  { db, now, log }: Pick<AskDeps, 'db' | 'now' | 'log'>,
  { outcome, code }: { readonly outcome: keyof typeof alarms; readonly code: string },
) {
  const [kind, words] = alarms[outcome]
  log.error({ code }, words)
  const about = { orderNumber: null, paymentKey: null, amount: null } as const
  const at = now()
  // Met whenever anything is read: known for a day, and told of again on the next one.
  const day = outcome === 'shopUnknown' && { day: textOfSeoulDay(seoulDayOf(at)) }
  await openTask(db, { kind, ...about, detail: { code, ...day }, at })
}

/** The same of any answer; nothing where it is another. */
export async function alarmIfRefused(
  deps: Pick<AskDeps, 'db' | 'now' | 'log'>,
  answer: ReadOutcome | TransactionsOutcome | FeesOutcome | RefundOutcome,
) {
  const isRefused = answer.outcome === 'misconfigured' || answer.outcome === 'shopUnknown'
  if (isRefused) await alarm(deps, answer)
}
